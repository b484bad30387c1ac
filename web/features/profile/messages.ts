export const profileMessages = {
  signedOut: 'Signed out successfully',
} as const;
