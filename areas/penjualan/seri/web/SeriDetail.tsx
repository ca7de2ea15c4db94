import { Button, Group, Text } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { keteranganMesin } from "#areas/produk/produk/contract.ts";
import { send } from "#web/api/client.ts";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { DetailShell, Facts, Section } from "#web/ui/dialog/DetailShell.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { printed } from "#web/ui/file/printed.ts";
import { Answered } from "#web/ui/page/Answered.tsx";
import { recordColumn } from "#web/ui/record/recordColumn.tsx";
import { type LineColumn, LineTable } from "#web/ui/value/LineTable.tsx";
import { StatusBadge, type StatusMap } from "#web/ui/value/StatusBadge.tsx";
import { Tanggal } from "#web/ui/value/Tanggal.tsx";
import { STATUS_KIRIM } from "../../order/web/status.ts";
import { keadaanBarang } from "../../surat-jalan/isiSuratJalan.ts";
import { type PerjalananSeri, type PosisiSeri, posisiSeri, type Seri, seri } from "../contract.ts";
import { LabelSeri } from "./LabelSeri.tsx";

/** Everything about a unit; `record` is its serial number. */
export function SeriDetail({ dialog }: { dialog: Dialog<string> }) {
  return (
    <DetailShell dialog={dialog} title={(nomor) => `Nomor Seri ${nomor}`}>
      {(nomor) => (
        <Answered call={seri.getSeri} input={{ nomor }} height={320}>
          {({ data }) => <Isi unit={data} />}
        </Answered>
      )}
    </DetailShell>
  );
}

function Isi({ unit }: { unit: Seri }) {
  const [terakhir] = unit.perjalanan;
  const { boleh, alasan } = unit.aksi.kartu;
  const diCustomer = ["customer", "surat jalan"].includes(posisiSeri(terakhir));
  const pemilik = (label: string) => (diCustomer ? label : `${label} terakhir`);
  return (
    <>
      <Text fw={600} size="lg">
        {unit.namaProduk}
      </Text>
      <Text c="dimmed" size="sm" mb="lg">
        {keteranganMesin(unit)}
      </Text>
      <Section title="Unit">
        <Facts
          facts={[
            { label: "Nomor Seri", value: unit.nomor },
            { label: "Sekarang", value: <Posisi unit={unit} /> },
            { label: "Produk", value: <DocumentLink kind="produk" kunci={unit.kodeProduk} /> },
            { label: "Order", value: terakhir && <DocumentLink kind="order" kunci={terakhir.idSo} /> },
            { label: "Surat Jalan", value: terakhir && <Surat row={terakhir} /> },
            { label: pemilik("Instansi"), value: terakhir?.customerInstansi },
            { label: pemilik("Customer"), value: terakhir && <Customer row={terakhir} /> },
            { label: "Dikirim", value: <Tanggal value={terakhir?.dikirim ?? null} /> },
            { label: "Garansi sampai", value: <Tanggal value={terakhir?.garansiSampai ?? null} /> },
          ]}
        />
        <Group mt="md">
          <Button
            variant="default"
            leftSection={<IconPrinter size={16} aria-hidden />}
            data-disabled={!boleh || undefined}
            aria-disabled={!boleh || undefined}
            data-tip={alasan ?? undefined}
            aria-description={alasan ?? undefined}
            onClick={boleh ? () => cetakKartu(unit.nomor) : undefined}
          >
            Kartu Garansi
          </Button>
          {terakhir && <LabelSeri idSj={terakhir.idSuratJalan} nomor={unit.nomor} />}
        </Group>
      </Section>
      {(unit.perjalanan.length > 1 || terakhir?.kembali) && (
        <Section title="Perjalanan">
          <LineTable
            label="Perjalanan unit"
            columns={kolom}
            lines={unit.perjalanan}
            lineKey={(row) => row.idSuratJalan}
            wide
          />
        </Section>
      )}
    </>
  );
}

const POSISI: StatusMap<PosisiSeri> = {
  customer: { label: "Di customer", tone: "good" },
  "surat jalan": { label: "Di gudang, menunggu dikirim", tone: "waiting" },
  gudang: { label: "Di gudang, siap dijual", tone: "info" },
  rusak: { label: "Di gudang, rusak", tone: "bad" },
  dibuang: { label: "Sudah dibuang", tone: "neutral" },
};

/** Where the unit is now, and the retur by which it came back. */
function Posisi({ unit: { perjalanan } }: { unit: Seri }) {
  const [terakhir] = perjalanan;
  const posisi = posisiSeri(terakhir);
  return (
    <Group gap="xs">
      <StatusBadge map={POSISI} state={posisi} />
      {terakhir?.idRetur && posisi !== "customer" && <DocumentLink kind="retur" kunci={terakhir.idRetur} />}
    </Group>
  );
}

const Surat = ({ row }: { row: PerjalananSeri }) => (
  <DocumentLink kind="suratJalan" kunci={row.idSo} label={row.idSuratJalan} />
);

const Customer = ({ row: { idPelanggan, namaCustomer } }: { row: PerjalananSeri }) =>
  idPelanggan === null ? (
    namaCustomer
  ) : (
    <DocumentLink kind="pelanggan" kunci={String(idPelanggan)} label={namaCustomer} />
  );

const kolom: LineColumn<PerjalananSeri>[] = [
  { header: "Surat Jalan", cell: (row) => <Surat row={row} /> },
  { header: "Order", cell: (row) => <DocumentLink kind="order" kunci={row.idSo} /> },
  { header: "Customer", cell: (row) => row.namaCustomer },
  recordColumn(keadaanBarang, "statusBarang", {
    cell: (row) => <StatusBadge map={STATUS_KIRIM} state={row.statusBarang} />,
  }),
  { header: "Dikirim", cell: (row) => <Tanggal value={row.dikirim} /> },
  { header: "Kembali", cell: (row) => <Tanggal value={row.kembali} /> },
];

const cetakKartu = (nomor: string) =>
  void printed(send(seri.cetakKartuGaransi, { nomor, asal: window.location.origin }), "Gagal mencetak kartu garansi");
