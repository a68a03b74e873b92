import { PORTUGUESE_PREFIX, PUBLIC_PATHS } from '../../lib/public-pages.ts';
import { STORAGE_KEYS } from '../../lib/storage/storage.ts';

/**
 * Runs in <head> before anything is painted: sets the theme, so that a dark reader sees no white flash, marks the
 * browser of somebody who is signed in, and sends Portuguese readers to the Portuguese file of a prerendered page, so that no text is swapped
 * under their eyes. Plain old JavaScript: the browser runs it as it stands.
 */
export const BOOT_SCRIPT = `(function () {
  var stored = function (key) { try { return localStorage.getItem(key); } catch (e) { return null; } };
  var dark = stored('${STORAGE_KEYS.darkMode}');
  var isDark = dark === null ? matchMedia('(prefers-color-scheme: dark)').matches : dark === 'true';
  document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light');
  if (stored('${STORAGE_KEYS.accessToken}')) document.documentElement.setAttribute('data-member', '');
  var path = location.pathname.length > 1 ? location.pathname.replace(/\\/+$/, '') : '/';
  if (${JSON.stringify(PUBLIC_PATHS)}.indexOf(path) < 0) return;
  var chosen = stored('${STORAGE_KEYS.language}');
  var wanted = chosen ? [chosen] : navigator.languages || [];
  for (var i = 0; i < wanted.length; i++) {
    var base = wanted[i].toLowerCase().split('-')[0];
    if (base === 'en') return;
    if (base !== 'pt') continue;
    location.replace('${PORTUGUESE_PREFIX}' + (path === '/' ? '' : path) + location.search + location.hash);
    return;
  }
})();`;
