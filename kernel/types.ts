/**
 * Types for values that look alike but must not be mixed, such as prices and quantities or the ids of two kinds of
 * record. The brand exists for the compiler only; on the wire they are plain numbers and strings.
 */
declare const brand: unique symbol;
export type Branded<Base, Name extends string> = Base & { readonly [brand]: Name };

/** A whole number of rupiah. */
export type Rupiah = Branded<number, "Rupiah">;
/** A calendar day of Asia/Jakarta, `YYYY-MM-DD`. */
export type Tanggal = Branded<string, "Tanggal">;
/** A moment, ISO-8601 in UTC. */
export type Waktu = Branded<string, "Waktu">;
/** The whole-number id of one kind of record. */
export type Id<Name extends string> = Branded<number, `id ${Name}`>;

export const MAX_RUPIAH = 999_999_999_999_999;
