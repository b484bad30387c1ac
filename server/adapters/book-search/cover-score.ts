import type { Volume } from './volume.ts';

const imageScore = 10;
const ratingsPerPoint = 100;
const ratingsScoreMax = 5;
const categoriesScore = 2;
const titleMatchScore = 5;

/** How well a volume stands for the book that is wanted, by words that name its title and perhaps its author. */
export function coverScore(
  volume: Pick<Volume, 'title' | 'cover' | 'ratingsCount' | 'topics'>,
  wanted: string,
): number {
  return (
    (volume.cover === '' ? 0 : imageScore) +
    Math.min(ratingsScoreMax, volume.ratingsCount / ratingsPerPoint) +
    (volume.topics.length > 0 ? categoriesScore : 0) +
    (titleMatches(volume.title, wanted) ? titleMatchScore : 0)
  );
}

/** One entry a book, by its best volume; the best of all first, and among equals as the service ranked them. */
export function bestVolumes(volumes: readonly Volume[], wanted: string): Volume[] {
  const best = [...volumes].sort((a, b) => coverScore(b, wanted) - coverScore(a, wanted));
  const seen = new Set<string>();
  return best.filter(({ title, author }) => {
    const key = `${plain(title)}\n${plain(author)}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Whether the title, with or without its subtitle, stands in the words, or the words in the title. */
function titleMatches(title: string, wanted: string): boolean {
  const words = ` ${plain(wanted)} `;
  if (words.trim() === '') return false;
  const names = [title, title.split(':')[0] ?? '']
    .map((name) => ` ${plain(name)} `)
    .filter((name) => name.trim() !== '');
  return names.some((name) => words.includes(name) || name.includes(words));
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
