import { create } from 'zustand';
import type { SnippetLanguage } from './snippets.ts';

const useChoice = create<{ language: SnippetLanguage }>(() => ({ language: 'curl' }));

/** The language in which somebody wants to read every example of the page. */
export const useSnippetLanguage = (): SnippetLanguage => useChoice(({ language }) => language);

export const setSnippetLanguage = (language: SnippetLanguage): void => useChoice.setState({ language });
