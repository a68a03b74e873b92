import ts from 'typescript';
import type { SourceFile } from './source-rules.ts';

export type Pattern = { source: string; flags: string };
export type WrittenPattern = Pattern & { place: string };

/** What a file has of regular expressions; `built` are those whose text is only known when the program runs. */
export type FilePatterns = { written: WrittenPattern[]; built: string[] };

export const keyOf = ({ source, flags }: Pattern): string => `/${source}/${flags}`;

const isChecked = (path: string): boolean =>
  /^(?:apps|packages|scripts)\/.*\.[cm]?[jt]sx?$/.test(path) &&
  !/\.test\.tsx?$|\.d\.[cm]?ts$|\/testing\/|\/fixtures\//.test(path);

const isRegExpCall = (node: ts.Node): node is ts.NewExpression | ts.CallExpression =>
  (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp';

/** Literals, and constructors of constants, of everything that runs in the product or builds it. */
export function patternsIn({ path, text }: SourceFile): FilePatterns {
  const found: FilePatterns = { written: [], built: [] };
  if (!isChecked(path)) return found;
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const placeOf = (node: ts.Node) =>
    `${path}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const [source, flags] = [node.text.slice(1, end), node.text.slice(end + 1)];
      found.written.push({ place: placeOf(node), source, flags });
    } else if (isRegExpCall(node)) {
      const [source, flags] = node.arguments ?? [];
      const isConstant =
        !!source && ts.isStringLiteralLike(source) && (!flags || ts.isStringLiteralLike(flags));
      if (isConstant)
        found.written.push({ place: placeOf(node), source: source.text, flags: flags?.text ?? '' });
      else found.built.push(placeOf(node));
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}
