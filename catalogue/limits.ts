/** The numbers that the catalogue is held to. Lengths of text are in words unless the name says characters. */

export const ideaTitleMaxCharacters = 60;
export const explanationWords = { min: 60, max: 120 };
export const imagePromptWords = { min: 8, max: 20 };
export const taglineMaxCharacters = 100;
export const impactMaxWords = 30;
export const descriptionWords = { min: 40, max: 70 };
export const fullDescriptionWords = { min: 90, max: 150 };
export const backgroundWords = { min: 40, max: 80 };
/** Longer quotations would be claims that somebody said exactly this, which nobody here can vouch for. */
export const quotationMaxWords = 5;
export const headingMaxCharacters = 40;

export const bookTopicCount = 3;
export const otherTopicCount = { min: 2, max: 3 };

export const curatedCount = 15;
export const featuredCount = 8;
export const noteworthyCount = 10;
export const exploreTopicCount = 6;
export const deckCount = 5;

export const podcastMinCount = 8;
export const videoMinCount = 8;
export const bookIdeaMinCount = 8;
export const otherIdeaMinCount = 6;
export const ideaMinTotal = 330;
