/** The numbers of the product that client and server share. Units are in the names. */

export const passwordMinLength = 6;
/** Far more than any passphrase, and little enough to hash. */
export const passwordMaxLength = 1000;
export const emailMaxLength = 254;
export const usernameMinLength = 3;
export const usernameMaxLength = 20;
export const ideaTitleMaxLength = 100;
export const ideaContentMaxLength = 1000;

export const trialDays = 7;

export const feedWindowSize = 6;
/** How far the feed's window moves each day. */
export const feedWindowStep = 3;

/** The longest reading session that is believed, in minutes. */
export const readingSessionMaxMinutes = 240;

/** Longest book title, author and cover address that the server stores. */
export const bookTitleMaxLength = 300;
export const bookAuthorMaxLength = 300;
export const coverUrlMaxLength = 2000;
export const bookTextMaxLength = 8000;

/** How many ideas of the community are shown. */
export const communityIdeasShown = 10;

/** The largest picture that is taken for an avatar. */
export const avatarMaxBytes = 10_000_000;

/** What a full bar of the growth stats stands for; time is in minutes. */
export const statsGoals = {
  ideas_saved: 50,
  time_invested: 500,
  topics_explored: 15,
  insights_revisited: 20,
  reflections_written: 10,
} as const;

/** How many of Explore's featured titles and of its New & Noteworthy books show on a day. */
export const featuredShown = 3;
export const noteworthyShown = 3;
export const searchResultMax = 5;
export const searchQueryMaxLength = 200;
