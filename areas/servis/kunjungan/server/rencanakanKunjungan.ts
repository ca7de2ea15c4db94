import { audit } from "#company/audit/audit.ts";
import { kodeBaru } from "#company/kode.ts";
import type { Id, Tanggal } from "#kernel/types.ts";
import type { Deed } from "#platform/http/context.ts";
import { invalidField, must, throwIfAny } from "#platform/http/refusal.ts";
import { mayJadwalkan } from "../../keluhan/server/rules.ts";
import type { KeluhanRow } from "../../keluhan/server/sql.ts";
import { sebelumKeluhan } from "./rules.ts";
import { insertKunjungan, teknisiServis } from "./sql.ts";

type Rencana = { rencana: Tanggal; idTeknisi: Id<"karyawan"> };

/** Plans a visit for a complaint that is locked. */
export async function rencanakanKunjungan(
  deed: Deed,
  keluhan: Pick<KeluhanRow, "idKeluhan" | "idSo" | "status" | "tglKeluhan">,
  { rencana, idTeknisi }: Rencana,
): Promise<string> {
  const { idKeluhan, idSo, tglKeluhan } = keluhan;
  must(mayJadwalkan(keluhan));
  throwIfAny(sebelumKeluhan("rencana", rencana, tglKeluhan));
  const [siapa] = await teknisiServis(deed.tx, idTeknisi);
  if (!siapa) throw invalidField("idTeknisi", "Teknisi tidak ditemukan, atau tidak memiliki menu Servis");
  const idKunjungan = await kodeBaru(deed, "KJ");
  await insertKunjungan(deed, { idKunjungan, idKeluhan, rencana, idTeknisi });
  const sesudah = { idKeluhan, rencana, teknisi: siapa.namaLengkap };
  await audit(deed, { jenis: "kunjungan", id: idKunjungan, ...(idSo && { idSo }), sesudah });
  return idKunjungan;
}
