/** The order of a product's photos: 0, 1, … are existing ones, -1, -2, … the first, second, … new file. */
type Susunan = { places: number[]; files: File[] };

export function geser(places: readonly number[], at: number, by: -1 | 1): number[] {
  const moved = [...places];
  const [place] = moved.splice(at, 1);
  if (place !== undefined) moved.splice(at + by, 0, place);
  return moved;
}

/** Without one photo. Removing a new file moves later files one place up. */
export function tanpa(places: readonly number[], files: readonly File[], at: number): Susunan {
  const gone = places[at] ?? 0;
  const left = places.filter((_, index) => index !== at);
  if (gone >= 0) return { places: left, files: [...files] };
  return {
    places: left.map((place) => (place < gone ? place + 1 : place)),
    files: files.filter((_, index) => index !== -1 - gone),
  };
}

/** With these files at the end; a file that is there already is not added again. */
export function append(places: readonly number[], files: readonly File[], added: readonly File[]): Susunan {
  const fresh = added.filter((file) => !files.some((one) => sama(one, file)));
  return {
    places: [...places, ...fresh.map((_, at) => -1 - files.length - at)],
    files: [...files, ...fresh],
  };
}

const sama = (a: File, b: File) => a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

export const berurutan = (places: readonly number[], files: readonly File[]): File[] =>
  places.map((place) => files[-1 - place]).filter((file) => file !== undefined);
