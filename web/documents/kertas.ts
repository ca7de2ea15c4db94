import type { JenisTautan } from "#areas/penjualan/tautan/contract.ts";
import type { answer, Call, Schema } from "#kernel/call.ts";
import type { Pdf, Pesan } from "#kernel/row.ts";

type Asking<S extends Schema> = { call: Call<Schema, ReturnType<typeof answer<S>>>; input: object };

/** A paper, the call that prints it, and the one that has its text for WhatsApp ready. */
export type Kertas = {
  jenis: JenisTautan;
  id: string;
  cetak: Asking<typeof Pdf>;
  pesan: Asking<typeof Pesan>;
  /** The call that mails it, and the address of its form. */
  email?: { call: Call; href: string } | undefined;
};
