/** What a reader can want of Pith. The choice stays on its screen. */
export const goals = [
  { id: 'productivity', label: 'A smarter way to scroll' },
  { id: 'mindset', label: 'Develop a learning habit' },
  { id: 'wellness', label: 'Get ideas that change the world' },
  { id: 'career', label: 'Grow as a person' },
] as const;

export type GoalId = (typeof goals)[number]['id'];
