import { Button, Group, Stack, Switch, Text } from "@mantine/core";
import "@mantine/core/styles/Switch.css";
import { IconX } from "@tabler/icons-react";
import { rekening as rekeningContract } from "#areas/keuangan/rekening/contract.ts";
import { rupiah, tanggal } from "#kernel/format.ts";
import { useCall } from "#web/api/hooks.ts";
import { useSession } from "#web/api/session.ts";
import { addressOf, type DocumentKind } from "#web/documents/address.ts";
import { useOpen } from "#web/documents/useFollow.ts";
import { ExportButton } from "#web/ui/file/ExportButton.tsx";
import { columnsOf } from "#web/ui/list/columns.ts";
import { startsOf } from "#web/ui/list/daftar.ts";
import { SelectFilter } from "#web/ui/list/filters.tsx";
import { ListPage } from "#web/ui/list/ListPage.tsx";
import type { RowAction } from "#web/ui/list/rowActions.ts";
import { useList } from "#web/ui/list/useList.ts";
import { recordColumn } from "#web/ui/record/recordColumn.tsx";
import { Figures } from "#web/ui/value/Figures.tsx";
import {
  type BarisProyeksi,
  isiProyeksi,
  JENIS_PROYEKSI,
  type JenisProyeksi,
  KAPAN_PROYEKSI,
  NAMA_JENIS,
  NAMA_KAPAN,
  proyeksiKas,
} from "../contract.ts";
import { DAFTAR_PROYEKSI } from "./daftar.ts";
import { MingguProyeksi, RekeningProyeksi } from "./Minggu.tsx";

const COLUMNS = columnsOf<BarisProyeksi>([
  recordColumn(isiProyeksi, "tanggal", { sort: "tanggal", card: "second" }),
  recordColumn(isiProyeksi, "jenis", { card: "second" }),
  recordColumn(isiProyeksi, "dokumen", { card: "title" }),
  recordColumn(isiProyeksi, "keterangan", { card: "third", wrap: 320 }),
  recordColumn(isiProyeksi, "namaRekening", { card: "third" }),
  recordColumn(isiProyeksi, "kapan", { card: "third" }),
  recordColumn(isiProyeksi, "nominal", { sort: "nominal", card: "third" }),
]);

type Person = Parameters<typeof addressOf>[2];

/** Where the document of a row is. */
function tautan({ jenis, dokumen }: BarisProyeksi, person: Person): string {
  const tempat = {
    ...{ invoice: "invoice", sisa: "order", pengajuan: "pengajuan", asset: "pengajuanAsset", rutin: "pengajuan" },
    hutang: dokumen.startsWith("TG-") ? "tagihan" : "po",
  } satisfies Record<JenisProyeksi, DocumentKind>;
  return addressOf(tempat[jenis] as DocumentKind, dokumen, person) ?? "";
}

const useDaftar = () => useList(DAFTAR_PROYEKSI.call, startsOf(DAFTAR_PROYEKSI));

/** The balance that is expected in the next thirteen weeks, and the documents behind it. */
export function ProyeksiKasPage() {
  const list = useDaftar();
  const session = useSession();
  const open = useOpen();
  const { idRekening, lewat, awal } = list.filters;
  const input = { idRekening: idRekening === "" ? null : Number(idRekening), lewat: lewat !== "false" };
  const { data: accounts } = useCall(rekeningContract.getRekeningDropdown, {});
  const actions: RowAction<BarisProyeksi>[] = [
    {
      ...{ kind: "detail", label: "Dokumen", call: "everyone", boleh: "always" },
      href: (row) => tautan(row, session),
      run: (row) => open(tautan(row, session)),
    },
  ];
  return (
    <Stack gap="sm">
      <Group gap="sm">
        <SelectFilter
          list={list}
          name="idRekening"
          label="Rekening"
          all="Semua rekening"
          options={(accounts?.data ?? []).map((satu) => ({ value: String(satu.idRekening), label: satu.namaRekening }))}
        />
        <Switch
          label="Hitung yang lewat tanggal, seolah hari ini"
          checked={input.lewat}
          onChange={(event) => list.setFilters({ lewat: String(event.currentTarget.checked) })}
        />
      </Group>
      <Perkiraan input={input} choose={list.setFilters} />
      <ListPage
        title={awal === "" ? "Dokumen" : `Dokumen minggu ${tanggal(awal)}`}
        columns={COLUMNS}
        list={list}
        rowKey={({ kunci }) => kunci}
        rowName={({ dokumen }) => dokumen}
        search="Dokumen/Keterangan"
        filters={<Saring list={list} />}
        toolbar={
          <ExportButton
            call={proyeksiKas.exportProyeksiKas}
            input={list.searched}
            label="Export Proyeksi"
            fallback="Gagal download proyeksi kas"
          />
        }
        actions={actions}
        empty={{ title: "Tidak ada dokumen", text: "Pilih minggu, jenis atau rekening lain." }}
      />
    </Stack>
  );
}

type Daftar = ReturnType<typeof useDaftar>;

type PerkiraanProps = { input: { idRekening: number | null; lewat: boolean }; choose: Daftar["setFilters"] };

/** The balances: the lowest day, each week, each account. */
function Perkiraan({ input, choose }: PerkiraanProps) {
  const { data: answer, error } = useCall(proyeksiKas.getProyeksiKas, input);
  const data = answer?.data;
  return (
    <>
      {error && <Text role="alert">{error.message}</Text>}
      <Figures
        figures={[
          {
            label: "Saldo terendah",
            value: data?.terendah.saldo,
            note: data && ` pada ${tanggal(data.terendah.hari)}`,
          },
          { label: "Saldo hari ini", value: data?.saldo },
          { label: "Saldo setelah 13 minggu", value: data?.minggu.at(-1)?.saldo },
        ]}
      />
      <Anggapan lewat={data?.lewat} tanpa={data?.tanpa} />
      {data && <MingguProyeksi minggu={data.minggu} choose={choose} />}
      {data && <RekeningProyeksi rows={data.rekening} choose={choose} />}
    </>
  );
}

function Saring({ list }: { list: Pick<Daftar, "filters" | "setFilters"> }) {
  return (
    <>
      <SelectFilter
        list={list}
        name="jenis"
        label="Jenis"
        all="Semua jenis"
        options={JENIS_PROYEKSI.map((value) => ({ value, label: NAMA_JENIS[value] }))}
      />
      <SelectFilter
        list={list}
        name="kapan"
        label="Anggapan"
        all="Semua tanggal"
        options={KAPAN_PROYEKSI.map((value) => ({ value, label: NAMA_KAPAN[value] }))}
      />
      {list.filters.awal !== "" && (
        <Button
          variant="default"
          rightSection={<IconX size={14} aria-hidden />}
          onClick={() => list.setFilters({ awal: "", akhir: "" })}
        >
          Semua minggu
        </Button>
      )}
    </>
  );
}

type AnggapanProps = { lewat: { masuk: number; keluar: number } | undefined; tanpa: number | undefined };

/** What the figures take for granted. */
function Anggapan({ lewat, tanpa }: AnggapanProps) {
  return (
    <Text size="sm" c="dimmed">
      Dianggap: customer membayar pada jatuh temponya, yaitu termin sesudah invoice pertama order (tanpa termin sendiri
      memakai Termin Pelanggan); pemasok dibayar pada jatuh tempo; pengajuan yang menunggu bergerak hari ini; kebutuhan
      yang diajukan di tiap tiga bulan terakhir terulang sebesar rata-ratanya. Jurnal berulang tidak menggerakkan kas.
      Hutang pemasok belum punya rekening, jadi hanya terhitung di semua rekening.
      {lewat &&
        lewat.masuk + lewat.keluar > 0 &&
        ` Lewat tanggal: masuk ${rupiah(lewat.masuk)}, keluar ${rupiah(lewat.keluar)}.`}
      {tanpa !== undefined &&
        tanpa !== 0 &&
        ` Tanpa tanggal, tidak dihitung: ${rupiah(tanpa)} (PO yang belum lengkap).`}
    </Text>
  );
}
