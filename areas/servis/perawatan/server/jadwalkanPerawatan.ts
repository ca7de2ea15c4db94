import type { Input, WriteCtx } from "#platform/http/context.ts";
import { found, must } from "#platform/http/refusal.ts";
import { unitTerlihat, writeKeluhan } from "../../keluhan/server/addKeluhan.ts";
import { garansiKeluhan } from "../../keluhan/server/rules.ts";
import { lockKeluhan } from "../../keluhan/server/sql.ts";
import { rencanakanKunjungan } from "../../kunjungan/server/rencanakanKunjungan.ts";
import type { perawatan } from "../contract.ts";
import { sebutJarak } from "../pesan.ts";
import { mayJadwalkan } from "./rules.ts";
import { lockPerawatan } from "./sql.ts";

const PERAWATAN = "Perawatan berkala";

/** Plans the maintenance of a machine: its complaint, and the visit by which it is done. */
export async function jadwalkanPerawatan(
  deed: WriteCtx,
  { nomor, tanggungan, ...rencana }: Input<typeof perawatan.jadwalkanPerawatan>,
): Promise<{ idKeluhan: string; idKunjungan: string }> {
  const { tx, user, today } = deed;
  const { terbuka: _, ...unit } = found(await unitTerlihat(tx, user, nomor), "Nomor seri");
  const mesin = found(await lockPerawatan(tx, nomor, today), "Perawatan mesin");
  must(mayJadwalkan(mesin));
  const garansi = garansiKeluhan({ tanggungan, alasan: PERAWATAN, garansiSampai: unit.garansiSampai, today });
  const { customer, noTelp } = mesin;
  const keluhan = `${PERAWATAN} tiap ${sebutJarak(mesin)}`;
  const isi = { ...unit, customer, noTelp, keluhan, pelapor: "", alasanGaransi: PERAWATAN, garansi, perawatan: true };
  const idKeluhan = await writeKeluhan(deed, isi, []);
  const baru = found(await lockKeluhan(tx, idKeluhan), "Keluhan");
  return { idKeluhan, idKunjungan: await rencanakanKunjungan(deed, baru, rencana) };
}
