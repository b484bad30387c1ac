import { onlineManager, useIsMutating } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { libraryMessages } from './messages.ts';
import { stashChangeKey } from './queries.ts';

interface SyncState {
  online: boolean;
  /** Changes that the server has not answered yet. */
  changes: number;
  /** A list could not be fetched. */
  failed: boolean;
  /** A list is not here yet. */
  loading: boolean;
}

/** What is true of the lists. */
export function syncWord({ online, changes, failed, loading }: SyncState): string {
  if (!online) return libraryMessages.offline;
  if (changes > 0) return libraryMessages.saving;
  if (failed) return libraryMessages.notSynced;
  return loading ? libraryMessages.syncing : libraryMessages.synced;
}

export function useSyncWord(lists: { isPending: boolean; isError: boolean }[]): string {
  const online = useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
    () => true,
  );
  const changes = useIsMutating({ mutationKey: stashChangeKey });
  return syncWord({
    online,
    changes,
    failed: lists.some((list) => list.isError),
    loading: lists.some((list) => list.isPending),
  });
}
