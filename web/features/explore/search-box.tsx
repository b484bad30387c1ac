import { useQueryClient } from '@tanstack/react-query';
import { Search, X } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { searchQueryMaxLength } from '../../../contract/limits.ts';
import { toast } from '../../ui/toast.ts';
import { exploreMessages } from './messages.ts';
import { searchQuery } from './queries.ts';

interface SearchBoxProps {
  /** What was searched for; empty where no search shows. */
  query: string;
  onSearch(query: string): void;
  onClear(): void;
}

/** The words belong to the field itself, so that what is typed before the app is there is not lost. */
export function SearchBox({ query, onSearch, onClear }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef('');
  const queryClient = useQueryClient();

  useEffect(() => {
    if (input.current && shown.current !== query) input.current.value = query;
    shown.current = query;
  }, [query]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const words = input.current?.value.trim().replace(/\s+/g, ' ') ?? '';
    if (words === '') {
      toast('error', exploreMessages.blankSearch);
      input.current?.focus();
      return;
    }
    // The keyboard makes room for what was found.
    if (matchMedia('(pointer: coarse)').matches) input.current?.blur();
    if (words === query) void queryClient.invalidateQueries({ queryKey: searchQuery(query).queryKey });
    else onSearch(words);
  };

  const clear = () => {
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
    if (query !== '') onClear();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is not in every browser that we serve
    <form role="search" onSubmit={submit} className="gutter pb-2 md:ml-auto md:w-104 md:pb-0">
      <div className="flex h-12 items-center rounded-control bg-field has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-button">
        <Search className="ml-4 size-4.5 shrink-0 text-ink-soft" strokeWidth={1.75} aria-hidden="true" />
        <input
          ref={input}
          type="search"
          name="q"
          aria-label={exploreMessages.placeholder}
          placeholder={exploreMessages.placeholder}
          maxLength={searchQueryMaxLength}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          className="peer h-full min-w-0 flex-1 appearance-none text-ellipsis bg-transparent px-3 text-base outline-none placeholder:text-ink-soft placeholder:text-sm [&::-webkit-search-cancel-button]:appearance-none"
        />
        <button
          type="button"
          onClick={clear}
          aria-label={exploreMessages.clearText}
          className="hit shrink-0 rounded-full text-ink-soft peer-placeholder-shown:hidden"
        >
          <X className="size-4.5" aria-hidden="true" />
        </button>
        <button
          type="submit"
          className="h-full shrink-0 rounded-control px-4 font-semibold text-sm peer-placeholder-shown:text-ink-soft"
        >
          {exploreMessages.search}
        </button>
      </div>
    </form>
  );
}
