export const feedMessages = {
  loading: 'Curating your books...',
  error: 'Error loading books. Please refresh the page.',
  empty: 'No books available right now',
  footer: 'Start your reading streak today',
} as const;
