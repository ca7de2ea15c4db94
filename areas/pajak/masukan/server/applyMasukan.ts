import { settleMasukan } from "#books/pajak/masukan.ts";
import { audit } from "#company/audit/audit.ts";
import { npwp16 } from "#kernel/pajak.ts";
import type { Deed } from "#platform/http/context.ts";
import type { BarisHasil, HasilCoretax } from "../../faktur/server/hasil/hasilCoretax.ts";
import { matchMasukan } from "./cocokMasukan.ts";
import { keadaanOf } from "./rules.ts";
import { connectMasukan, lockMasukan, lockTagihanPpn, type MasukanBaru, type MasukanRow, saveMasukan } from "./sql.ts";

/** Takes over the list of input faktur that Coretax gives, and connects them with bills. The same list twice changes nothing. */
export async function applyMasukan(deed: Deed, { baris, masalah }: HasilCoretax) {
  const { tx, now, today } = deed;
  const kini = [...lastOf(baris).values()].map((satu) => baruOf(satu, today.slice(0, 7)));
  const npwp = [...new Set(kini.map((satu) => npwp16(satu.npwp)))];
  // Bills come before their faktur, as where one is cancelled.
  const tagihan = await lockTagihanPpn(tx, npwp);
  const nomor = kini.map((satu) => satu.nomor);
  const lama = new Map((await lockMasukan(tx, nomor)).map((row) => [row.nomor, row]));
  const ubah = kini.filter((satu) => changed(lama.get(satu.nomor), satu));
  const ditulis = await saveMasukan(tx, ubah, now);
  const sesudah = await lockMasukan(tx, nomor);
  const asing = sesudah.filter((row) => keadaanOf(row) === "Tanpa Tagihan");
  const cocok = matchMasukan(asing, tagihan);
  const hubungan = [...cocok].map(([satu, idTagihan]) => ({ nomor: satu, idTagihan }));
  await connectMasukan(tx, hubungan);
  const terhubung = asing.filter((row) => cocok.has(row.nomor)).map((row) => row.idFakturMasukan);
  await settleMasukan(deed, [...new Set([...ditulis.map(({ id }) => id), ...terhubung])]);
  await auditMasukan(deed, lama, await lockMasukan(tx, nomor));
  return {
    diubah: ubah.length,
    sama: kini.length - ubah.length,
    dihubungkan: hubungan.length,
    tanpaTagihan: asing.length - hubungan.length,
    masalah: masalah.map(({ kalimat }) => kalimat),
  };
}

/** Of two rows with one number the later one holds. */
const lastOf = (baris: readonly BarisHasil[]): Map<string, BarisHasil> =>
  new Map(baris.map((satu) => [satu.nomorFaktur, satu]));

/** A month that has not begun credits nothing yet. */
function baruOf(
  { nomorFaktur, npwp, nama, tanggal, dpp, ppn, status, masaKredit, tahunKredit }: BarisHasil,
  bulanIni: string,
): MasukanBaru {
  const masa =
    masaKredit === null || tahunKredit === null ? null : `${tahunKredit}-${String(masaKredit).padStart(2, "0")}`;
  return {
    ...{ nomor: nomorFaktur, npwp, nama, tanggal, dpp: Math.round(dpp / 100), ppn: Math.round(ppn / 100) },
    // What was cancelled or replaced is no input tax any more.
    berlaku: status === "disetujui" || status === "dikirim",
    masaKredit: masa !== null && masa <= bulanIni ? masa : null,
  };
}

const changed = (lama: MasukanRow | undefined, kini: MasukanBaru): boolean =>
  lama === undefined ||
  (["npwp", "nama", "tanggal", "dpp", "ppn", "berlaku", "masaKredit"] as const).some(
    (nama) => lama[nama] !== kini[nama],
  );

/** What is told of a faktur; `null` is one that was not known. */
export const diceritakan = (row: MasukanRow | undefined) =>
  row === undefined
    ? undefined
    : {
        ...{ keadaan: keadaanOf(row), ppn: row.ppn, masaKredit: row.masaKredit },
        ...{ idTagihan: row.idTagihan, tanpaTagihan: row.tanpaTagihan },
      };

async function auditMasukan(deed: Deed, lama: ReadonlyMap<string, MasukanRow>, sesudah: readonly MasukanRow[]) {
  const berubah = sesudah.filter((row) => lama.get(row.nomor)?.versi !== row.versi);
  await audit(
    deed,
    ...berubah.map((row) => ({
      jenis: "fakturMasukan" as const,
      id: row.idFakturMasukan,
      sebelum: diceritakan(lama.get(row.nomor)),
      sesudah: diceritakan(row),
    })),
  );
}
