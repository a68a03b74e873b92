export type Language = {
  /** BCP 47, as it stands in the interface and in feeds. */
  code: string;
  /** In English; screens use Intl.DisplayNames for other interface languages. */
  name: string;
  nativeName: string;
};

const rows = [
  ['en-US', 'English (United States)', 'English (United States)'],
  ['en-GB', 'English (United Kingdom)', 'English (United Kingdom)'],
  ['pt-BR', 'Portuguese (Brazil)', 'Português (Brasil)'],
  ['pt-PT', 'Portuguese (Portugal)', 'Português (Portugal)'],
  ['es-ES', 'Spanish (Spain)', 'Español (España)'],
  ['es-MX', 'Spanish (Mexico)', 'Español (México)'],
  ['fr-FR', 'French', 'Français'],
  ['it-IT', 'Italian', 'Italiano'],
  ['de-DE', 'German', 'Deutsch'],
  ['af-ZA', 'Afrikaans', 'Afrikaans'],
  ['sq-AL', 'Albanian', 'Shqip'],
  ['ar-SA', 'Arabic', 'العربية'],
  ['hy-AM', 'Armenian', 'Հայերեն'],
  ['az-AZ', 'Azerbaijani', 'Azərbaycanca'],
  ['eu-ES', 'Basque', 'Euskara'],
  ['bn-BD', 'Bengali', 'বাংলা'],
  ['bs-BA', 'Bosnian', 'Bosanski'],
  ['bg-BG', 'Bulgarian', 'Български'],
  ['ca-ES', 'Catalan', 'Català'],
  ['zh-CN', 'Chinese (Mandarin)', '中文（普通话）'],
  ['hr-HR', 'Croatian', 'Hrvatski'],
  ['cs-CZ', 'Czech', 'Čeština'],
  ['da-DK', 'Danish', 'Dansk'],
  ['nl-NL', 'Dutch', 'Nederlands'],
  ['eo', 'Esperanto', 'Esperanto'],
  ['et-EE', 'Estonian', 'Eesti'],
  ['fi-FI', 'Finnish', 'Suomi'],
  ['ka-GE', 'Georgian', 'ქართული'],
  ['el-GR', 'Greek', 'Ελληνικά'],
  ['gu-IN', 'Gujarati', 'ગુજરાતી'],
  ['hi-IN', 'Hindi', 'हिन्दी'],
  ['hu-HU', 'Hungarian', 'Magyar'],
  ['is-IS', 'Icelandic', 'Íslenska'],
  ['id-ID', 'Indonesian', 'Bahasa Indonesia'],
  ['ga-IE', 'Irish', 'Gaeilge'],
  ['kn-IN', 'Kannada', 'ಕನ್ನಡ'],
  ['kk-KZ', 'Kazakh', 'Қазақша'],
  ['ko-KR', 'Korean', '한국어'],
  ['lv-LV', 'Latvian', 'Latviešu'],
  ['lt-LT', 'Lithuanian', 'Lietuvių'],
  ['mk-MK', 'Macedonian', 'Македонски'],
  ['ms-MY', 'Malay', 'Bahasa Melayu'],
  ['ml-IN', 'Malayalam', 'മലയാളം'],
  ['mr-IN', 'Marathi', 'मराठी'],
  ['ne-NP', 'Nepali', 'नेपाली'],
  ['nb-NO', 'Norwegian', 'Norsk bokmål'],
  ['fa-IR', 'Persian', 'فارسی'],
  ['pl-PL', 'Polish', 'Polski'],
  ['pa-IN', 'Punjabi', 'ਪੰਜਾਬੀ'],
  ['ro-RO', 'Romanian', 'Română'],
  ['ru-RU', 'Russian', 'Русский'],
  ['sr-RS', 'Serbian', 'Српски'],
  ['sk-SK', 'Slovak', 'Slovenčina'],
  ['sl-SI', 'Slovenian', 'Slovenščina'],
  ['sw-KE', 'Swahili', 'Kiswahili'],
  ['sv-SE', 'Swedish', 'Svenska'],
  ['ta-IN', 'Tamil', 'தமிழ்'],
  ['te-IN', 'Telugu', 'తెలుగు'],
  ['tr-TR', 'Turkish', 'Türkçe'],
  ['uk-UA', 'Ukrainian', 'Українська'],
  ['ur-PK', 'Urdu', 'اردو'],
  ['vi-VN', 'Vietnamese', 'Tiếng Việt'],
  ['cy-GB', 'Welsh', 'Cymraeg'],
] as const satisfies readonly (readonly [code: string, name: string, nativeName: string])[];

/** The code of a language on offer. */
export type LanguageCode = (typeof rows)[number][0];

export const LANGUAGES: readonly Language[] = rows.map(([code, name, nativeName]) => ({
  code,
  name,
  nativeName,
}));

/** "pt-BR" -> "pt": what a text's language is compared by. */
export const baseLanguage = (code: string): string => code.split('-')[0]?.toLowerCase() ?? code;
