const path = '/covers/drawn.svg';

/**
 * The address of the cover that we draw ourselves. It says all that the drawing is made from, so that a saved copy of the
 * address keeps drawing the same cover, and the app can draw it in place, with the page's own fonts.
 */
export function drawnCoverUrl(subject: { title: string; author: string; topics: readonly string[] }): string {
  const { title, author, topics } = subject;
  return `${path}?${new URLSearchParams({ title, author, topics: topics.join(',') })}`;
}

/** The topics in such an address; null for the address of a real cover. */
export function drawnCoverTopics(url: string): string[] | null {
  if (!url.startsWith(`${path}?`)) return null;
  const topics = new URLSearchParams(url.slice(path.length + 1)).get('topics') ?? '';
  return topics === '' ? [] : topics.split(',');
}
