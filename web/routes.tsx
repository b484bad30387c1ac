import { paths } from './paths.ts';
import { type Screen, screen } from './screen.tsx';

export interface RouteLine {
  path: string;
  title: string;
  /** The frame around the screen: the tabs, or nothing. */
  frame: 'tabs' | 'bare';
  screen: Screen;
  /** Where most go from here; its code is fetched ahead. */
  next?: string;
}

/** Every screen of the app, by address. */
export const routes: RouteLine[] = [
  {
    path: paths.home,
    title: 'For You',
    frame: 'tabs',
    screen: screen(() => import('./features/feed/for-you-screen.tsx')),
  },
  {
    path: paths.create,
    title: 'Create',
    frame: 'tabs',
    screen: screen(() => import('./features/create/create-screen.tsx')),
  },
  {
    path: paths.explore,
    title: 'Explore',
    frame: 'tabs',
    screen: screen(() => import('./features/explore/explore-screen.tsx')),
  },
  {
    path: paths.library,
    title: 'Library',
    frame: 'tabs',
    screen: screen(() => import('./features/library/library-screen.tsx')),
  },
  {
    path: paths.profileSettings,
    title: 'Profile Settings',
    frame: 'bare',
    screen: screen(() => import('./features/profile/profile-settings-screen.tsx')),
  },
  {
    path: paths.growthStats,
    title: 'Growth Stats',
    frame: 'bare',
    screen: screen(() => import('./features/growth/growth-stats-screen.tsx')),
  },
  {
    path: paths.bookReader,
    title: 'Reader',
    frame: 'bare',
    screen: screen(() => import('./features/reader/reader-screen.tsx')),
  },
  {
    path: paths.onboarding.booksVsMicro,
    title: 'Welcome',
    frame: 'bare',
    screen: screen(() => import('./features/onboarding/books-vs-micro-screen.tsx')),
    next: paths.onboarding.listenOrRead,
  },
  {
    path: paths.onboarding.listenOrRead,
    title: 'Listen or read',
    frame: 'bare',
    screen: screen(() => import('./features/onboarding/listen-or-read-screen.tsx')),
    next: paths.onboarding.bestBadge,
  },
  {
    path: paths.onboarding.bestBadge,
    title: 'Loved by readers',
    frame: 'bare',
    screen: screen(() => import('./features/onboarding/best-badge-screen.tsx')),
    next: paths.onboarding.authFinal,
  },
  {
    path: paths.onboarding.authFinal,
    title: 'Your account',
    frame: 'bare',
    screen: screen(() => import('./features/auth/auth-final-screen.tsx')),
    next: paths.onboarding.welcome,
  },
  {
    path: paths.onboarding.welcome,
    title: 'Welcome',
    frame: 'bare',
    screen: screen(() => import('./features/onboarding/welcome-screen.tsx')),
    next: paths.onboarding.mainFocus,
  },
  {
    path: paths.onboarding.mainFocus,
    title: 'Your goals',
    frame: 'bare',
    screen: screen(() => import('./features/onboarding/main-focus-screen.tsx')),
    next: paths.onboarding.socialMedia,
  },
  {
    path: paths.onboarding.socialMedia,
    title: 'Your focus',
    frame: 'bare',
    screen: screen(() => import('./features/onboarding/social-media-screen.tsx')),
    next: paths.onboarding.alternative,
  },
  {
    path: paths.onboarding.alternative,
    title: 'The antidote',
    frame: 'bare',
    screen: screen(() => import('./features/onboarding/alternative-screen.tsx')),
    next: paths.onboarding.socialProof,
  },
  {
    path: paths.onboarding.socialProof,
    title: 'What people say',
    frame: 'bare',
    screen: screen(() => import('./features/onboarding/social-proof-screen.tsx')),
    next: paths.onboarding.recommendations,
  },
  {
    path: paths.onboarding.recommendations,
    title: 'Your interests',
    frame: 'bare',
    screen: screen(() => import('./features/onboarding/recommendations-screen.tsx')),
    next: paths.onboarding.personalizedExperience,
  },
  {
    path: paths.onboarding.personalizedExperience,
    title: 'One moment',
    frame: 'bare',
    screen: screen(() => import('./features/onboarding/personalized-experience-screen.tsx')),
    next: paths.onboarding.trialInfo,
  },
  {
    path: paths.onboarding.trialInfo,
    title: 'Your free trial',
    frame: 'bare',
    screen: screen(() => import('./features/subscription/trial-info-screen.tsx')),
    next: paths.onboarding.trialOffer,
  },
  {
    path: paths.onboarding.trialOffer,
    title: 'Your free trial',
    frame: 'bare',
    screen: screen(() => import('./features/subscription/trial-offer-screen.tsx')),
    next: paths.onboarding.welcomePro,
  },
  {
    path: paths.onboarding.welcomePro,
    title: 'Pith Pro',
    frame: 'bare',
    screen: screen(() => import('./features/subscription/welcome-pro-screen.tsx')),
  },
  {
    path: paths.onboarding.paywall,
    title: 'Plans',
    frame: 'bare',
    screen: screen(() => import('./features/subscription/paywall-screen.tsx')),
  },
  {
    path: paths.verifyEmail,
    title: 'Verify your email',
    frame: 'bare',
    screen: screen(() => import('./features/auth/verify-email-screen.tsx')),
  },
  {
    path: paths.newPassword,
    title: 'New password',
    frame: 'bare',
    screen: screen(() => import('./features/auth/new-password-screen.tsx')),
  },
];

export const notFound: Omit<RouteLine, 'path'> = {
  title: 'Page not found',
  frame: 'bare',
  screen: screen(() => import('./features/not-found-screen.tsx')),
};

export function routeAt(pathname: string): Omit<RouteLine, 'path'> {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  return routes.find((route) => route.path === path) ?? notFound;
}
