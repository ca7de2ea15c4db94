import { Text } from "@mantine/core";
import { rupiah, tanggal } from "#contract/format.ts";
import {
  type AssetNeraca,
  assetNeraca,
  isiAssetNeraca,
  type JumlahAssetNeraca,
} from "#contract/laporan/asset-neraca.ts";
import { DocumentLink } from "../../../documents/DocumentLink.tsx";
import { RincianAngka } from "../../../documents/RincianAngka.tsx";
import { DetailShell } from "../../../ui/dialog/DetailShell.tsx";
import type { Dialog } from "../../../ui/dialog/useDialog.ts";
import { columnsOf } from "../../../ui/list/columns.ts";
import { useDialogList } from "../../../ui/list/dialogList.ts";
import { recordColumn } from "../../../ui/record/recordColumn.tsx";

export type AssetHari = { nama: string; hari: string; idKategori: number };

/** The assets behind a line of Aset Tetap, with what each of them was worth on that day. */
export function AssetDialog({ dialog }: { dialog: Dialog<AssetHari> }) {
  return (
    <DetailShell dialog={dialog} title={({ nama, hari }) => `${nama} per ${tanggal(hari)}`} size={1080}>
      {({ hari, idKategori }) => <Isi tglToday={hari} idKategori={idKategori} />}
    </DetailShell>
  );
}

const columns = columnsOf<AssetNeraca>([
  recordColumn(isiAssetNeraca, "namaBarang", { card: "title", wrap: 320 }),
  { id: "kodeAsset", header: "Asset", card: "second", cell: (row) => <Asset row={row} /> },
  recordColumn(isiAssetNeraca, "tglAssetMasuk", { card: "second" }),
  recordColumn(isiAssetNeraca, "harga", { card: "third" }),
  recordColumn(isiAssetNeraca, "akumulasiSusut", { card: "third" }),
  recordColumn(isiAssetNeraca, "totalSusut", { card: "aside" }),
]);

/** Its code; of what is bought and not registered yet, the request. */
function Asset({ row: { kodeAsset, idPengajuanAsset } }: { row: AssetNeraca }) {
  if (kodeAsset !== null) return <DocumentLink kind="asset" kunci={kodeAsset} />;
  return (
    <>
      <DocumentLink kind="pengajuanAsset" kunci={idPengajuanAsset ?? ""} />{" "}
      <Text span size="xs" c="dimmed">
        belum masuk
      </Text>
    </>
  );
}

function Isi({ tglToday, idKategori }: { tglToday: string; idKategori: number }) {
  const { list, answer } = useDialogList(assetNeraca.getAssetNeraca, { tglToday, idKategori });
  return (
    <RincianAngka
      list={list}
      total={answer?.jumlah.totalSusut}
      catatan={answer ? dariHarga(answer.jumlah) : " "}
      columns={columns}
      rowKey={(row) => row.kunci}
      rowName={(row) => row.namaBarang}
      kosong="Tidak ada asset kategori ini di buku pada tanggal ini."
    />
  );
}

const dariHarga = ({ hargaPerolehan, akumulasiSusut }: JumlahAssetNeraca): string =>
  `Harga perolehan ${rupiah(hargaPerolehan)}, akumulasi susut ${rupiah(akumulasiSusut)}.`;
