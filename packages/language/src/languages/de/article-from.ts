/** "der" alone may be the feminine of "to the" and "of the". */
export function articleFrom(forms: ReadonlyMap<string, number>): string {
  const seen = (form: string): number => forms.get(form) ?? 0;
  if (seen('die') > 0) return seen('das') + seen('dem') + seen('des') > 0 ? '' : 'die';
  if (seen('das') > 0) return seen('den') > 0 ? '' : 'das';
  return seen('der') > 0 && seen('dem') + seen('den') + seen('des') > 0 ? 'der' : '';
}
