import { isianAsset, listAsset } from "#contract/asset/list-asset.ts";
import { penyusutanPada } from "#contract/asset/penyusutan.ts";
import { jakartaToday } from "#contract/format.ts";
import { isTanggal } from "#contract/kernel/fields.ts";
import { blankOf } from "#contract/kernel/record.ts";
import type { Rupiah } from "#contract/kernel/types.ts";
import type { Dialog } from "../../../ui/dialog/useDialog.ts";
import { Fields } from "../../../ui/form/Fields.tsx";
import { FormShell } from "../../../ui/form/FormShell.tsx";
import type { FormValues } from "../../../ui/form/formTypes.ts";
import { RecordField } from "../../../ui/record/RecordField.tsx";
import { Ringkasan } from "../../../ui/value/Ringkasan.tsx";
import { BarangFields, useKategori } from "../BarangFields.tsx";

type Values = FormValues<typeof listAsset.addAsset>;

/** The form for an asset that was bought earlier; it moves no money. */
export function AssetTambah({ dialog }: { dialog: Dialog }) {
  const kategori = useKategori();
  return (
    <FormShell
      dialog={dialog}
      title="Tambah Asset"
      call={listAsset.addAsset}
      initial={() => blankOf(isianAsset)}
      checkedBy="browser"
      toastWhenWrong
      check={(values) => ({ harga: kategori.masalahHarga(values) })}
      fallback="Gagal melakukan penambahan"
      size="lg"
    >
      {(form) => (
        <Fields>
          <BarangFields form={form} kategori={kategori} />
          <RecordField of={isianAsset} name="tglAssetMasuk" form={form} latest={jakartaToday(new Date())} />
          <NilaiHariIni values={form.values} pembagi={kategori.cari(form.values.idKategori)?.pembagi} />
        </Fields>
      )}
    </FormShell>
  );
}

/** The book value today, once price, category and day are known. */
function NilaiHariIni({ values, pembagi }: { values: Values; pembagi: number | undefined }) {
  const harga = Number(values.harga) as Rupiah;
  const { tglAssetMasuk } = values;
  if (pembagi === undefined || harga === 0 || !isTanggal(tglAssetMasuk)) return null;
  const hariIni = jakartaToday(new Date());
  const { hargaSusutPerBulan, akumulasiSusut, totalSusut } = penyusutanPada({ harga, pembagi, tglAssetMasuk }, hariIni);
  return (
    <div data-wide>
      <Ringkasan
        label="Nilai asset hari ini"
        baris={[
          { label: `Penyusutan per bulan, selama ${pembagi} bulan`, nilai: hargaSusutPerBulan },
          { label: "Akumulasi penyusutan", nilai: akumulasiSusut },
          { label: "Nilai buku hari ini", nilai: totalSusut, jumlah: true },
        ]}
      />
    </div>
  );
}
