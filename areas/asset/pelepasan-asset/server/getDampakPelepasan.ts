import { nilaiLepas } from "#books/asset/lepaskan.ts";
import { findRekening } from "#books/kas/rekening.ts";
import { setelan } from "#company/perusahaan.ts";
import { mayDecide } from "#company/putusan.ts";
import type { Rupiah } from "#kernel/types.ts";
import type { Output, ReadCtx } from "#platform/http/context.ts";
import { found } from "#platform/http/refusal.ts";
import type { pelepasanAsset } from "../contract.ts";
import { mayAccept } from "./rules.ts";
import { findPelepasan, sasaranOf } from "./sql.ts";

type Dampak = Output<typeof pelepasanAsset.getDampakPelepasan>["data"];

/** What approving would do to the account and to the result, to the rupiah: shown before it is asked for. */
export async function getDampakPelepasan({ db, user, today }: ReadCtx, id: string): Promise<Dampak> {
  const row = found(await findPelepasan(db, id), "Pelepasan asset");
  const penerima = row.rekening[0];
  const [rekening, kini, aturan] = await Promise.all([
    penerima ? findRekening(db, penerima.idRekening) : undefined,
    nilaiLepas(db, row.idAsset, today),
    setelan(db),
  ]);
  const hargaJual = row.hargaJual ?? (0 as Rupiah);
  const nilaiBuku = row.nilaiBuku ?? kini;
  return {
    idPelepasanAsset: row.idPelepasanAsset,
    rekening: rekening
      ? {
          idRekening: rekening.idRekening,
          namaRekening: rekening.namaRekening,
          saldoSebelum: rekening.saldo,
          saldoSesudah: (rekening.saldo + hargaJual) as Rupiah,
        }
      : null,
    hargaJual,
    nilaiBuku,
    hasil: (hargaJual - nilaiBuku) as Rupiah,
    approve: mayAccept(mayDecide(user, sasaranOf(row), aturan), rekening, hargaJual),
  };
}
