import { useSearchParams } from 'react-router';
import { useHydrated } from '../../device/hydrated.ts';

/** The token of a mail's link; null for an address without one, and undefined until the address is known. */
export function useTokenHash(): string | null | undefined {
  const [search] = useSearchParams();
  // The server renders the page without the address's query.
  return useHydrated() ? search.get('token_hash') || null : undefined;
}
