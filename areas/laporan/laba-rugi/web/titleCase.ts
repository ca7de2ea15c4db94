/** "GAJI bulan januari" -> "Gaji Bulan Januari"; codes such as SJ-2601-00001 keep their letters. */
export const titleCase = (text: string): string =>
  text.replace(/\p{L}[\p{L}\p{N}\-/]*/gu, (word) =>
    /\d/.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase(),
  );
