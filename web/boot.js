// Runs in the document's head, before the first paint; the server writes it into every page. Plain script: nothing compiles it.
(() => {
  const root = document.documentElement;
  try {
    const theme = localStorage.getItem('pith.theme');
    if (theme) root.dataset.theme = theme;
    // What depends on a session shows its own shape until the session is known.
    if (localStorage.getItem('pith.session')) root.toggleAttribute('data-session', true);
    // A returning visitor whose cookie is gone was sent to the intro by mistake.
    const complete = 'onboardingComplete=true';
    if (localStorage.getItem('onboardingComplete') === 'true' && !document.cookie.includes(complete)) {
      // biome-ignore lint/suspicious/noDocumentCookie: nothing may be asynchronous before the first paint
      document.cookie = `${complete}; path=/; max-age=31536000; samesite=lax`;
      if (location.pathname === '/onboarding/books-vs-micro') location.replace('/');
    }
  } catch {
    // Storage is blocked: the page shows itself as to a stranger.
  }

  // What is pressed before the app is there to hear it is carried out once it is.
  const keep = (event, control) => {
    if (window.started || !control) return;
    event.preventDefault();
    window.pressed = control;
  };
  addEventListener(
    'click',
    (event) => keep(event, !event.metaKey && !event.ctrlKey && event.target.closest('a, button')),
    true,
  );
  addEventListener('submit', (event) => keep(event, event.submitter), true);

  // The page paints before the app's scripts take the line and the processor; a hidden tab paints nothing and goes on after a second.
  let asked = false;
  const ask = () => {
    if (asked) return;
    asked = true;
    setTimeout(() => Promise.all(SCRIPTS.map((script) => import(script))));
  };
  new PerformanceObserver(ask).observe({ type: 'paint', buffered: true });
  setTimeout(ask, 1000);
})();
