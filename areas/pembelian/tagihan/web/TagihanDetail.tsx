import { Button, Text } from "@mantine/core";
import { IconCash } from "@tabler/icons-react";
import { ribuan, rupiah, tanggal } from "#kernel/format.ts";
import { useMay } from "#web/api/session.ts";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { HistoryPanel } from "#web/documents/HistoryPanel.tsx";
import { BarisKeadaan, Langkah } from "#web/documents/Langkah.tsx";
import { DetailShell, Facts, Section } from "#web/ui/dialog/DetailShell.tsx";
import { type Dialog, useDialog } from "#web/ui/dialog/useDialog.ts";
import { Answered } from "#web/ui/page/Answered.tsx";
import { LargeProofs } from "#web/ui/picture/LargeProofs.tsx";
import { Photos } from "#web/ui/picture/Photos.tsx";
import { recordFacts } from "#web/ui/record/recordFacts.tsx";
import { type LineColumn, LineTable } from "#web/ui/value/LineTable.tsx";
import { moneyColumn } from "#web/ui/value/moneyColumn.tsx";
import { Tanggal } from "#web/ui/value/Tanggal.tsx";
import { tagihan } from "../contract.ts";
import {
  type BarisTagihan,
  type BayarTagihan,
  isiTagihan,
  labelDasar,
  type NilaiTagihan,
  type TagihanLengkap,
} from "../isiTagihan.ts";
import { BayarBatal, type DibatalBayar } from "./BatalForms.tsx";
import classes from "./tagihan.module.css";

/** Everything about one bill, with its photo beside the lines; opened with its code. */
export function TagihanDetail({ dialog }: { dialog: Dialog<string> }) {
  return (
    <DetailShell dialog={dialog} title={(idTagihan) => `Tagihan ${idTagihan}`}>
      {(idTagihan) => (
        <Answered call={tagihan.getDetailTagihan} input={{ idTagihan }} height={420}>
          {({ data }) => <Isi row={data} />}
        </Answered>
      )}
    </DetailShell>
  );
}

function Isi({ row }: { row: TagihanLengkap }) {
  const { idTagihan, nomor, bukti, nilai } = row;
  return (
    <>
      <Keadaan row={row} />
      <div className={classes.detail}>
        <div>
          <Section title="Tagihan">
            <Facts
              facts={recordFacts(
                isiTagihan,
                row,
                ...FAKTA,
                ...(row.ppn > 0 ? BER_PPN : []),
                ...(row.status === "Dibatalkan" ? (["alasanBatal"] as const) : []),
              )}
            />
          </Section>
          <Section title="Baris">
            <LineTable
              label="Baris tagihan"
              wide
              columns={BARIS}
              lines={row.baris.map((satu, at) => ({ ...satu, ke: at }))}
              lineKey={({ ke }) => String(ke)}
            />
          </Section>
        </div>
        {bukti.length > 0 && <LargeProofs images={bukti} name={`Tagihan ${nomor}`} />}
      </div>
      {nilai.length > 0 && (
        <Section title="Akibat pada nilai barang">
          <LineTable label="Akibat tagihan" columns={NILAI} lines={nilai} lineKey={({ kunci }) => kunci} />
        </Section>
      )}
      <Section title="Pembayaran">
        <Pembayaran row={row} />
      </Section>
      <Section title="Riwayat">
        <HistoryPanel jenis="tagihan" id={idTagihan} />
      </Section>
    </>
  );
}

const FAKTA = [
  "namaPemasok",
  "nomor",
  "tglTagihan",
  "jatuhTempo",
  "total",
  "sisa",
  "keterangan",
  "dibuatOleh",
] as const;

/** Without PPN a bill says nothing of it. */
const BER_PPN = ["ppn", "nomorFaktur", "tglFaktur"] as const;

function Keadaan({ row }: { row: TagihanLengkap }) {
  const { idTagihan, status, sisa, jatuhTempo, aksi } = row;
  return (
    <BarisKeadaan
      nama={idTagihan}
      keadaan={[status, status === "Belum Lunas" ? `${rupiah(sisa)} jatuh tempo ${tanggal(jatuhTempo)}` : null]}
    >
      {aksi.bayar.boleh && (
        <Langkah
          call={tagihan.bayarTagihan}
          href={`/admin/tagihan?bayar=${idTagihan}`}
          icon={<IconCash size={16} />}
          utama
        >
          Bayar
        </Langkah>
      )}
      {aksi.uangMuka.boleh && (
        <Langkah
          call={tagihan.pakaiUangMuka}
          href={`/admin/tagihan?uangmuka=${idTagihan}`}
          icon={<IconCash size={16} />}
        >
          Pakai uang muka
        </Langkah>
      )}
    </BarisKeadaan>
  );
}

const BARIS: readonly LineColumn<BarisTagihan>[] = [
  { header: "Untuk", wrap: 260, cell: (row) => <Untuk row={row} /> },
  { header: "Unit", align: "right", cell: ({ unit }) => (unit === null ? "-" : ribuan(unit)) },
  moneyColumn("Harga", (row) => row.harga),
  moneyColumn("Harga PO", (row) => row.hargaPo),
  moneyColumn("Nominal", (row) => row.nominal),
];

function Untuk({ row: { idPo, kloter, namaProduk, keterangan, dasar, sebaran } }: { row: BarisTagihan }) {
  if (idPo !== null) {
    return (
      <>
        <DocumentLink kind="po" kunci={idPo} label={kloter ?? idPo} /> {namaProduk}
      </>
    );
  }
  return (
    <>
      {keterangan}
      <Text size="xs" c="dimmed">
        {dasar && labelDasar(dasar)}: {sebaran.map((satu) => `${satu.kloter} ${rupiah(satu.nominal)}`).join(", ")}
      </Text>
    </>
  );
}

const NILAI: readonly LineColumn<NilaiTagihan>[] = [
  { header: "Mesin", wrap: 200, cell: (row) => row.namaProduk },
  { header: "Sebab", wrap: 200, cell: (row) => row.keterangan },
  moneyColumn("Ke Persediaan", (row) => row.persediaan),
  moneyColumn("Ke HPP", (row) => row.hpp),
];

const sumber = ({ idUangMuka, idPengajuan }: BayarTagihan) =>
  idUangMuka === null ? (
    <DocumentLink kind="pengajuan" kunci={idPengajuan ?? ""} />
  ) : (
    <DocumentLink kind="uangMuka" kunci={idUangMuka} />
  );

function Pembayaran({ row: { idTagihan, bayar } }: { row: TagihanLengkap }) {
  const batal = useDialog<DibatalBayar>();
  const boleh = useMay(tagihan.batalBayarTagihan);
  const columns: readonly LineColumn<BayarTagihan>[] = [
    { header: "Tanggal", cell: (satu) => <Tanggal value={satu.tanggal} /> },
    moneyColumn("Nominal", (satu) => satu.nominal),
    ...(bayar.some(({ pph }) => pph !== 0) ? [moneyColumn<BayarTagihan>("PPh 23", ({ pph }) => pph)] : []),
    { header: "Dengan", cell: sumber },
    { header: "Rekening", cell: ({ namaRekening }) => namaRekening ?? "Uang muka" },
    { header: "Oleh", cell: ({ nama }) => nama },
    {
      header: "Bukti",
      cell: ({ bukti, idPengajuan }) =>
        bukti.length === 0 ? "-" : <Photos images={bukti} name={`Bukti ${idPengajuan}`} />,
    },
    {
      header: "Tindakan",
      cell: ({ batal: dapat, idPengajuan, nominal, namaRekening }) =>
        dapat.boleh && boleh && idPengajuan !== null ? (
          <Button
            size="compact-xs"
            variant="subtle"
            color="red"
            onClick={() => batal.open({ idTagihan, idPengajuan, nominal, namaRekening: namaRekening ?? "" })}
          >
            Batalkan
          </Button>
        ) : null,
    },
  ];
  return (
    <>
      <LineTable
        label="Pembayaran tagihan"
        wide
        columns={columns}
        lines={bayar}
        lineKey={({ kunci }) => kunci}
        empty="Belum dibayar."
      />
      <BayarBatal dialog={batal} />
    </>
  );
}
