/** Mirrors the onboardingComplete flag of localStorage, so that the server can send a newcomer straight to the intro. */
export const onboardingCookie = 'onboardingComplete';
/** Mirrors the reader's time zone, so that the first paint shows the feed of the reader's own day. */
export const timeZoneCookie = 'timeZone';
