import { Text } from "@mantine/core";
import { dampakLaba } from "#areas/laporan/dampak-laba/contract.ts";
import { isTanggal } from "#kernel/fields.ts";
import { jakartaToday, tanggal } from "#kernel/format.ts";
import { blankOf } from "#kernel/record.ts";
import type { Rupiah } from "#kernel/types.ts";
import { send } from "#web/api/client.ts";
import { useCall } from "#web/api/hooks.ts";
import { askImpact } from "#web/documents/tanyaDampak.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { Fields } from "#web/ui/form/Fields.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import type { FormValues } from "#web/ui/form/formTypes.ts";
import { inputsOf } from "#web/ui/record/inputsOf.tsx";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import { Ringkasan } from "#web/ui/value/Ringkasan.tsx";
import { BarangFields, useKategori } from "../../web/BarangFields.tsx";
import { isianAsset, listAsset } from "../contract.ts";
import { penyusutanPada } from "../penyusutan.ts";

type Values = FormValues<typeof listAsset.addAsset>;
/** What BarangFields does not have. */
const { namaBarang: _n, idKategori: _k, idLokasi: _l, harga: _h, ...sendiri } = isianAsset;

/** The form for an asset that was bought earlier; it moves no money. */
export function AssetTambah({ dialog }: { dialog: Dialog }) {
  const kategori = useKategori();
  return (
    <FormShell
      dialog={dialog}
      title="Tambah Asset"
      call={listAsset.addAsset}
      draft={() => "baru"}
      initial={() => blankOf(isianAsset)}
      checkedBy="browser"
      toastWhenWrong
      check={(values) => ({ harga: kategori.masalahHarga(values) })}
      fallback="Gagal melakukan penambahan"
      ask={(isian) => askImpact(send(dampakLaba.getDampakAsset, diukur(isian)))}
      size="lg"
    >
      {(form) => (
        <Fields>
          <BarangFields form={form} kategori={kategori} />
          {inputsOf(sendiri, {
            tglAssetMasuk: (
              <RecordField of={sendiri} name="tglAssetMasuk" form={form} latest={jakartaToday(new Date())} />
            ),
          })}
          <NilaiHariIni values={form.values} pembagi={kategori.cari(form.values.idKategori)?.pembagi} />
          <TercatatSejak values={form.values} />
        </Fields>
      )}
    </FormShell>
  );
}

const diukur = ({ idKategori, harga, tglAssetMasuk }: Values) => ({ idKategori, harga, tglAssetMasuk });

/** Since when it counts in the books, where the month of its day is closed. */
function TercatatSejak({ values }: { values: Values }) {
  const { idKategori, harga, tglAssetMasuk } = values;
  const lengkap = Number(idKategori) > 0 && Number(harga) > 0 && isTanggal(String(tglAssetMasuk));
  const { data } = useCall(dampakLaba.getDampakAsset, diukur(values), { enabled: lengkap });
  if (!lengkap || !data || data.data.tglBuku === tglAssetMasuk) return null;
  return (
    <Text size="sm" data-wide>
      Bulan masuknya sudah ditutup: asset ini tercatat di buku sejak {tanggal(data.data.tglBuku)}, dengan penyusutan
      sampai hari itu.
    </Text>
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
