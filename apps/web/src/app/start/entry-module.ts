import { createContext } from 'react';

/**
 * While a page is prerendered that stands on its own: the address of the browser's entry module. Empty for the shell
 * of all other pages and in a browser, where the router brings it along.
 */
export const EntryModule = createContext('');
