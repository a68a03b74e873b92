declare module '@dittli/tts-de' {
  export function graphemeToPhonemeDE(
    text: string,
    options: { symbolSet: Set<string>; padStartEnd: boolean },
  ): { phones: string[] };
}
