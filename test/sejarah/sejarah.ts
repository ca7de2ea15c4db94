/** A row that an action adds to a book: `tanda` is known before it is written, and stands once in that book. */
export type Tulisan = { buku: string; tanda: string };
/**
 * What somebody saw of a book: how many rows it had and, where the book says so, the balance after the last of them. Null where the
 * balance alone was seen: it stands once in that book. `dihitung`: the rows were counted, which a list may do a moment after it has
 * read those that it shows (`platform/list/countedPage.ts`).
 */
export type Bacaan = { buku: string; baris: number | null; saldo?: number; dihitung?: true };

/** What a client asked and what became of it; moments are those of one clock. Without an answer, nobody knows whether it was done. */
export type Usaha = {
  sesi: string;
  panggilan: string;
  mulai: number;
  selesai: number;
  hasil: "berhasil" | "gagal" | "tidak pasti";
  /** May be answered by a replica, with what was a moment ago (areas/mayLag.ts). */
  bolehTua: boolean;
  tulis: readonly Tulisan[];
  baca: readonly Bacaan[];
};

/** The books as they are in the end, each row with its mark: they only grow, so that this is the order in which they were written. */
export type Buku = Readonly<Record<string, readonly Baris[]>>;
type Baris = { tanda: string; saldo?: number };

export type Dilihat = { tulis?: readonly Tulisan[]; baca?: readonly Bacaan[] };
export type Tanya = Pick<Usaha, "sesi" | "panggilan" | "bolehTua">;

/** Writes down what clients ask and see. */
export class Sejarah {
  readonly usaha: Usaha[] = [];

  /** Notes that something is asked now; answers how to note what became of it. Until then it is uncertain. */
  mulai(tanya: Tanya, mungkin: readonly Tulisan[] = []): (hasil: "berhasil" | "gagal", dilihat?: Dilihat) => void {
    const at = this.usaha.length;
    const asked = { ...tanya, mulai: performance.now(), selesai: Number.POSITIVE_INFINITY };
    this.usaha.push({ ...asked, hasil: "tidak pasti", tulis: mungkin, baca: [] });
    return (hasil, { tulis = mungkin, baca = [] } = {}) => {
      this.usaha[at] = { ...asked, selesai: performance.now(), hasil, tulis, baca };
    };
  }
}
