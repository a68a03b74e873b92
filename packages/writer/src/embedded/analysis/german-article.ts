/**
 * The article a German noun has as a subject, from the forms it was seen with: "der" alone may be the feminine of
 * "to the" and "of the". Empty when the forms don't tell.
 */
export function germanArticle(forms: ReadonlyMap<string, number>): string {
  const seen = (form: string): number => forms.get(form) ?? 0;
  if (seen('die') > 0) return seen('das') + seen('dem') + seen('des') > 0 ? '' : 'die';
  if (seen('das') > 0) return seen('den') > 0 ? '' : 'das';
  return seen('der') > 0 && seen('dem') + seen('den') + seen('des') > 0 ? 'der' : '';
}
