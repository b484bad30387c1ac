export const readerMessages = {
  explore: 'Explore',
  loadingIdeas: 'Loading ideas...',
  savedToReadLater: 'Saved to read later',
  hint: 'Swipe down for next idea',
  completed: "You've completed all ideas!",
  ideasFailed: 'Failed to load ideas. Please try again.',
  generated: 'Written by a machine from the published description',
} as const;
