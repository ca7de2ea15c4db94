import type { Rupiah } from "#kernel/types.ts";
import type { ReadCtx } from "#platform/http/context.ts";
import { melihatNominal } from "../../pengajuan/server/rules.ts";
import { isiOf } from "../../pengajuan/server/wire.ts";
import type { Simpanan } from "../contract.ts";
import type { KasRow } from "./sql.ts";

/** A row as answered. A purchase with a hidden amount does not name its document either. */
export function wireSimpanan(row: KasRow, context: Pick<ReadCtx, "user" | "picture">): Simpanan {
  const { urutKas, debit, kredit, saldoAkhir, tglDebitKredit, waktu, ...pengajuan } = row;
  const terlihat = melihatNominal(context.user, pengajuan);
  const isi = isiOf(pengajuan, context);
  return {
    urut: urutKas,
    rekeningAsal: isi.rekeningAsal,
    rekeningTujuan: isi.rekeningTujuan,
    kebutuhan: isi.kebutuhan,
    pengajuan: [terlihat ? isi : { ...isi, deskripsiPengajuan: "", po: null, asset: null, ...tanpaBukti }],
    debit: terlihat ? debit : tersembunyi(debit),
    kredit: terlihat ? kredit : tersembunyi(kredit),
    saldoAkhir,
    tglDebitKredit,
    waktu,
  };
}

// Hidden, because the pictures show the bill.
const tanpaBukti = { buktiFotoPengajuan: [], buktiFotoApprove: [] };

/** The side without movement stays 0, so that one sees whether money came or went. */
const tersembunyi = (nominal: Rupiah | null): Rupiah | null => (nominal === 0 ? nominal : null);
