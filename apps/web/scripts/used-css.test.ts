import { expect, it } from 'vitest';
import { usedCss } from './used-css.ts';

const classes = new Set(['a', 'b']);

it('keeps rules without classes, rules whose classes are all there, and what rules refer to', () => {
  const css =
    ':root{--x:1}h1{color:red}.a{top:0}.a .b:hover{left:0}@font-face{src:url("x}.c")}@keyframes k{to{top:0}}';
  expect(usedCss(css, classes)).toBe(css);
});

it('drops rules of what is not in the page, and groups that are left empty', () => {
  expect(usedCss('.c{top:0}.a .c{top:0}@media print{.c{top:0}}', classes)).toBe('');
  expect(usedCss('.a,.c,.b{top:0}@media print{.a{top:0}.c{top:0}}', classes)).toBe(
    '.a,.b{top:0}@media print{.a{top:0}}',
  );
});

it('leaves the order alone and does not ask for what a negation names', () => {
  expect(usedCss('.a:not(.c){top:0}.b:where(.d,.a){top:0}.a[data-open]{top:1px}', classes)).toBe(
    '.a:not(.c){top:0}.b:where(.d,.a){top:0}.a[data-open]{top:1px}',
  );
});
