/** What `make` makes of a text, made once for the last texts of so many characters. It is shared: nobody may change it. */
export function remembering<Made>(most: number, make: (text: string) => Made): (text: string) => Made {
  let kept = new Map<string, Made>();
  let former = kept;
  let characters = 0;
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    const made = former.get(text) ?? make(text);
    characters += text.length;
    if (characters > most) {
      former = kept;
      kept = new Map();
      characters = text.length;
    }
    kept.set(text, made);
    return made;
  };
}
