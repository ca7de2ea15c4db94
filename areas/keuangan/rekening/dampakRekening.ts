import * as z from "zod/mini";
import { row } from "#kernel/call.ts";
import { idOf, uang } from "#kernel/row.ts";

/** An account with enough money for what another one lacks. */
export const Sumber = row({ idRekening: idOf("rekening"), namaRekening: z.string(), saldo: uang });
export type Sumber = z.output<typeof Sumber>;
/** What the paying account lacks, and where it could come from (*Pindah Dana*); null if it has enough. */
export const Kekurangan = z.nullable(row({ idRekening: idOf("rekening"), kurang: uang, sumber: z.array(Sumber) }));
export type Kekurangan = z.output<typeof Kekurangan>;

/** An account before and after money moves. */
export const DampakRekening = row({
  idRekening: idOf("rekening"),
  namaRekening: z.string(),
  saldoSebelum: uang,
  /** Positive: in; negative: out. */
  nominal: uang,
  /** Negative if the account has too little money. */
  saldoSesudah: uang,
  /** Why this account cannot take part, or null. */
  alasan: z.nullable(z.string()),
});
export type DampakRekening = z.output<typeof DampakRekening>;
