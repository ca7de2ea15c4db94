import { Button } from "@mantine/core";
import { IconFileImport, IconGavel, IconPrinter, IconScan } from "@tabler/icons-react";
import { ribuan, waktu } from "#kernel/format.ts";
import { send } from "#web/api/client.ts";
import { useMay } from "#web/api/session.ts";
import { BarisOpname } from "#web/documents/BarisOpname.tsx";
import { HistoryPanel } from "#web/documents/HistoryPanel.tsx";
import { KomentarPanel } from "#web/documents/KomentarPanel.tsx";
import { BarisKeadaan, Langkah } from "#web/documents/Langkah.tsx";
import { persetujuanFacts } from "#web/documents/persetujuanFacts.ts";
import { DetailShell, type Fact, Facts, Section } from "#web/ui/dialog/DetailShell.tsx";
import { type Dialog, useDialog } from "#web/ui/dialog/useDialog.ts";
import { ExportButton } from "#web/ui/file/ExportButton.tsx";
import { printed } from "#web/ui/file/printed.ts";
import { Answered } from "#web/ui/page/Answered.tsx";
import { recordFacts } from "#web/ui/record/recordFacts.tsx";
import { type DetailOpname, opname } from "../contract.ts";
import { isiOpname } from "../isiOpname.ts";
import { OpnameImport } from "./OpnameImport.tsx";
import { StatusOpname } from "./StatusOpname.tsx";

/** An opname with its differences, what was not counted, and what was decided; opened with its code. */
export function OpnameDetail({ dialog }: { dialog: Dialog<string> }) {
  return (
    <DetailShell dialog={dialog} title={(idOpname) => `Stock Opname ${idOpname}`} size="xl">
      {(idOpname) => (
        <Answered call={opname.getDetailOpname} input={{ idOpname }} height={420}>
          {({ data }) => <Bagian row={data} />}
        </Answered>
      )}
    </DetailShell>
  );
}

function Bagian({ row }: { row: DetailOpname }) {
  const { idOpname, jumlahProduk, jumlahDihitung, selisih } = row;
  const belum = jumlahProduk - jumlahDihitung;
  return (
    <>
      <Keadaan row={row} />
      <Section title="Stock opname">
        <Facts facts={opnameFacts(row)} />
      </Section>
      <Section title={`Selisih (${ribuan(selisih)})`}>
        <BarisOpname idOpname={idOpname} bagian="selisih" />
      </Section>
      {belum > 0 && (
        <Section title={`Belum dihitung (${ribuan(belum)})`}>
          <BarisOpname idOpname={idOpname} bagian="belum" />
        </Section>
      )}
      {jumlahDihitung > selisih && (
        <Section title={`Cocok (${ribuan(jumlahDihitung - selisih)})`}>
          <BarisOpname idOpname={idOpname} bagian="cocok" />
        </Section>
      )}
      <Section title="Komentar">
        <KomentarPanel jenis="opname" id={idOpname} />
      </Section>
      <Section title="Riwayat">
        <HistoryPanel jenis="opname" id={idOpname} />
      </Section>
    </>
  );
}

/** How it stands, and what can be done next. */
function Keadaan({ row }: { row: DetailOpname }) {
  const { idOpname, status, aksi, dikirim, dikirimOleh, diputuskan, diputuskanOleh } = row;
  const dihitung = `${ribuan(row.jumlahDihitung)} dari ${ribuan(row.jumlahProduk)} produk dihitung`;
  const kapan =
    status === "Menunggu"
      ? `Menunggu putusan, dikirim ${dikirimOleh} ${dikirim === null ? "" : waktu(dikirim)}`
      : diputuskan && `${row.ditarik ? "Ditarik" : status} oleh ${diputuskanOleh} ${waktu(diputuskan)}`;
  return (
    <BarisKeadaan nama={idOpname} keadaan={[dihitung, kapan]}>
      {aksi.hitung.boleh && (
        <Langkah call={opname.hitungOpname} href={`/admin/opname?hitung=${idOpname}`} icon={<IconScan size={16} />}>
          Hitung
        </Langkah>
      )}
      {aksi.hitung.boleh && <Lembar idOpname={idOpname} />}
      {aksi.putuskan.boleh && (
        <Langkah
          call={opname.putuskanOpname}
          href={`/admin/opname?putus=${idOpname}`}
          icon={<IconGavel size={16} />}
          utama
        >
          Putuskan
        </Langkah>
      )}
      <ExportButton
        call={opname.exportOpname}
        input={{ idOpname }}
        label="Export Hasil"
        fallback="Gagal download hasil opname"
      />
    </BarisKeadaan>
  );
}

/** Counting on paper or in a sheet. */
function Lembar({ idOpname }: { idOpname: string }) {
  const impor = useDialog();
  if (!useMay(opname.hitungOpname)) return null;
  return (
    <>
      <ExportButton
        call={opname.formatHitungOpname}
        input={{ idOpname }}
        label="Lembar Hitung"
        fallback="Gagal download lembar hitung"
      />
      <Button variant="default" leftSection={<IconFileImport size={16} aria-hidden />} onClick={() => impor.open()}>
        Unggah Lembar
      </Button>
      <Button
        variant="default"
        leftSection={<IconPrinter size={16} aria-hidden />}
        onClick={() => void printed(send(opname.cetakDaftarHitung, { idOpname }), "Gagal mencetak daftar hitung")}
      >
        Cetak Daftar Hitung
      </Button>
      <OpnameImport dialog={impor} idOpname={idOpname} />
    </>
  );
}

/** What was counted, by whom, and what became of it. */
export const opnameFacts = (row: DetailOpname): Fact[] => [
  { label: isiOpname.status.label, value: <StatusOpname status={row.status} ditarik={row.ditarik} /> },
  ...recordFacts(isiOpname, row, "cakupan"),
  ...(row.kategori === null ? [] : recordFacts(isiOpname, row, "kategori")),
  ...recordFacts(isiOpname, row, "jumlahProduk", "jumlahDihitung"),
  ...(row.nilai === null ? [] : recordFacts(isiOpname, row, "nilai")),
  ...recordFacts(isiOpname, row, "dibuat", "oleh", "penghitung"),
  ...(row.dikirim === null ? [] : recordFacts(isiOpname, row, "dikirim", "dikirimOleh")),
  ...(row.diputuskan === null ? [] : recordFacts(isiOpname, row, "diputuskan", "diputuskanOleh")),
  ...(row.keterangan === "" ? [] : recordFacts(isiOpname, row, "keterangan")),
  ...(row.note === "" ? [] : recordFacts(isiOpname, row, "note")),
  ...persetujuanFacts(row.persetujuan),
];
