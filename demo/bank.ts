import { rekeningKoran } from "#areas/keuangan/rekening-koran/contract.ts";
import { setelah } from "#company/hariIni.ts";
import { jakartaToday } from "#kernel/format.ts";
import type { Tanggal } from "#kernel/types.ts";
import { uploading } from "./berkas.ts";
import { rekeningOf, type Story } from "./story.ts";

/** The account whose bank is read, and of how many days before the last one. */
const DIBACA = "BRI RJP";
const HARI = 21;
const NOREK = "033101000455308";

type Gerak = { tanggal: Tanggal; keterangan: string; nominal: number };

/** Reads the statement of an account: most of it is known, some fees and a payment that nobody noted are left. */
export async function readBank(story: Story): Promise<void> {
  const { people, services, calendar } = story;
  const today = jakartaToday(calendar.now());
  const idRekening = rekeningOf(story, DIBACA);
  const awal = setelah(today, -HARI);
  const kas = await services.sql<Gerak[]>`
    select s.tanggal, s.debit - s.kredit as nominal, left(p.deskripsi_pengajuan, 80) as keterangan
    from kas s join pengajuan p using (id_pengajuan)
    where s.id_rekening = ${idRekening} and s.tanggal >= ${awal} and s.tanggal < ${today} order by s.tanggal, s.id_kas`;
  const [terakhir] = kas.slice(-1);
  if (!terakhir) return;
  const [buku] = await services.sql<
    { saldo: number }[]
  >`select saldo from kas_pada(${idRekening}, ${setelah(awal, -1)})`;
  const { tanggal } = terakhir;
  const lines: Gerak[] = [
    ...kas,
    { tanggal, keterangan: "BIAYA ADM", nominal: -6_500 },
    { tanggal, keterangan: "BIAYA TRANSFER BI-FAST", nominal: -2_500 },
    { tanggal, keterangan: "TRANSFER DARI UD TANI MAKMUR", nominal: 1_250_000 },
  ];
  await uploading("Mutasi BRI.csv", statementText(lines, buku?.saldo ?? 0), (files) =>
    people.keuangan.do(rekeningKoran.bacaRekeningKoran, { idRekening }, files),
  );
}

/** As BRI writes it. */
function statementText(lines: readonly Gerak[], saldoAwal: number): string {
  let saldo = saldoAwal;
  const rows = lines.map(({ tanggal, keterangan, nominal }) => {
    saldo += nominal;
    const teks = `"${keterangan.replace(/["\r\n]/g, " ")}"`;
    return [NOREK, `${tanggal} 10:00:00`, teks, Math.max(-nominal, 0), Math.max(nominal, 0), saldo].join(";");
  });
  return ["NOREK;TGL_TRAN;DESK_TRAN;MUTASI_DEBET;MUTASI_KREDIT;SALDO_AKHIR_MUTASI", ...rows].join("\n");
}
