export const onboardingMessages = {
  welcome: 'Welcome to Pith',
  tagline: 'Key ideas from books, podcasts, and more.',
  continue: 'Continue',
  skip: 'Skip',
  goToForYou: 'Go to For You',

  microlearning: 'The heart of a book, in minutes',
  microlearningHint: 'Key ideas, one at a time.',
  listenOrRead: 'Listen or read on the go',
  becomeBetter: 'Become a better you',
  rated: 'Rated 4.8/5 and loved by users around the world!',

  achieve: 'What will you achieve?',
  achieveHint: 'Choose all that fit.',
  socialMedia: 'Do you feel like social media is stealing your focus?',
  antidote: 'Pith is the best antidote to doomscrolling',
  toldUs: "That's what people have told us.",

  interested: 'Interested',
  interests: 'Do these interest you?',
  noted: 'Thanks! Your preferences have been noted.',

  creating: "We're creating a personalized experience for you",
  keyIdeas: '200,000+ key ideas from books, podcasts, and more',
} as const;
