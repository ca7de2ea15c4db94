import { rupiah, tanggal } from "#kernel/format.ts";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { dariKunciAngka } from "#web/documents/kunciAngka.ts";
import { RincianAngka } from "#web/documents/RincianAngka.tsx";
import { DetailShell } from "#web/ui/dialog/DetailShell.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { columnsOf } from "#web/ui/list/columns.ts";
import { useDialogList } from "#web/ui/list/dialogList.ts";
import { recordColumn } from "#web/ui/record/recordColumn.tsx";
import { TwoLines } from "#web/ui/value/TwoLines.tsx";
import { type AssetNeraca, assetNeraca, isiAssetNeraca, type JumlahAssetNeraca } from "../../asset-neraca/contract.ts";
import type { Neraca } from "../contract.ts";

type AssetDialogProps = { dialog: Dialog<string>; kategori: Neraca["asset"] };

/**
 * The assets behind a line of Aset Tetap, with what each of them was worth on that day; `record` is the key of category
 * and day.
 */
export function AssetDialog({ dialog, kategori }: AssetDialogProps) {
  const judul = (kunci: string) => {
    const { apa, saat } = dariKunciAngka(kunci);
    const nama = kategori.find(({ idKategoriAsset }) => String(idKategoriAsset) === apa)?.namaKategori ?? "Asset";
    return `${nama} per ${tanggal(saat)}`;
  };
  return (
    <DetailShell dialog={dialog} title={judul} size={1080}>
      {(kunci) => <Isi {...dariKunciAngka(kunci)} />}
    </DetailShell>
  );
}

const columns = columnsOf<AssetNeraca>([
  recordColumn(isiAssetNeraca, "namaBarang", { card: "title", wrap: 320, cell: (row) => <Barang row={row} /> }),
  recordColumn(isiAssetNeraca, "totalSusut", { card: "aside" }),
  recordColumn(isiAssetNeraca, "harga", { card: "third" }),
  recordColumn(isiAssetNeraca, "akumulasiSusut", { card: "third" }),
  recordColumn(isiAssetNeraca, "tglAssetMasuk", { header: "Tanggal Masuk", card: "none" }),
]);

/** Its name and below it its code; of what is bought and not registered yet, the request. */
function Barang({ row: { namaBarang, kodeAsset, idPengajuanAsset } }: { row: AssetNeraca }) {
  const belumMasuk = (
    <>
      <DocumentLink kind="pengajuanAsset" kunci={idPengajuanAsset ?? ""} /> belum masuk
    </>
  );
  return (
    <TwoLines below={kodeAsset === null ? belumMasuk : <DocumentLink kind="asset" kunci={kodeAsset} />}>
      {namaBarang}
    </TwoLines>
  );
}

function Isi({ apa, saat: hari }: ReturnType<typeof dariKunciAngka>) {
  const { list, answer } = useDialogList(assetNeraca.getAssetNeraca, { tglToday: hari, idKategori: Number(apa) });
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
