import { rupiah } from "#kernel/format.ts";
import { type Boleh, boleh, tidak } from "#kernel/row.ts";
import type { KeadaanMasukan } from "../isiMasukan.ts";

type Faktur = { berlaku: boolean; idTagihan: string | null; masaKredit: string | null; tanpaTagihan: string };

export function keadaanOf({ berlaku, idTagihan, masaKredit, tanpaTagihan }: Faktur): KeadaanMasukan {
  if (!berlaku) return "Batal";
  if (tanpaTagihan !== "") return "Dikesampingkan";
  if (idTagihan === null) return "Tanpa Tagihan";
  return masaKredit === null ? "Belum Dikreditkan" : "Dikreditkan";
}

export const mayConnect = (faktur: Faktur): Boleh => {
  if (!faktur.berlaku) return tidak("Faktur ini sudah dibatalkan atau diganti di Coretax");
  return faktur.idTagihan === null ? boleh : tidak(`Faktur ini sudah dihubungkan dengan ${faktur.idTagihan}`);
};

export const mayDisconnect = ({ idTagihan }: Faktur): Boleh =>
  idTagihan === null ? tidak("Faktur ini tidak dihubungkan dengan tagihan") : boleh;

export const maySetAside = (faktur: Faktur): Boleh => mayConnect(faktur);

/** A bill as an input faktur may be of it; `sisa` is its PPN that no faktur says. */
type TagihanPpn = { idTagihan: string; batal: boolean; sisa: number };

export function problemOfHubungan(tagihan: TagihanPpn, ppn: number): string | null {
  if (tagihan.batal) return `Tagihan ${tagihan.idTagihan} sudah dibatalkan`;
  if (ppn > tagihan.sisa)
    return `PPN faktur ${rupiah(ppn)}, sedangkan PPN ${tagihan.idTagihan} yang belum berfaktur ${rupiah(tagihan.sisa)}`;
  return null;
}
