import { type Surface, surfaces } from '../../../contract/surface.ts';

/** A card's surface, by its position modulo 3: mint, beige, lavender. */
export function surfaceAt(position: number): Surface {
  return surfaces[position % surfaces.length] ?? 'mint';
}
