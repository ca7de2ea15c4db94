import { Select, Stack, Text } from "@mantine/core";
import { desimal } from "#kernel/format.ts";
import { inOrder } from "#kernel/record.ts";
import { send } from "#web/api/client.ts";
import { type Fact, Facts } from "#web/ui/dialog/DetailShell.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import type { FormValues } from "#web/ui/form/formTypes.ts";
import { recordFacts } from "#web/ui/record/recordFacts.tsx";
import { Money } from "#web/ui/value/Money.tsx";
import { tempatBarang } from "../../isiBarang.ts";
import { tahunDari } from "../../kategori/contract.ts";
import { susutPerBulan } from "../../list-asset/penyusutan.ts";
import {
  isiPengajuanAsset,
  labelMasuk,
  type PengajuanAsset,
  pengajuanAsset,
  STATUS_ASSET_KOSONG,
  STATUS_MASUK,
} from "../contract.ts";

// The only choice: registered.
const PILIHAN = STATUS_MASUK.map((value) => ({ value, label: labelMasuk(true) }));

const belumMasuk = ({ idPengajuanAsset }: PengajuanAsset): FormValues<typeof pengajuanAsset.approveMasukAsset> => ({
  idPengajuan: idPengajuanAsset,
  statusAsset: "",
});

/** The form that registers a bought asset in the list of assets. */
export function MasukkanAsset({ dialog, detail }: { dialog: Dialog<PengajuanAsset>; detail: Dialog<string> }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ idPengajuanAsset }) => `Masukkan Asset ${idPengajuanAsset}`}
      call={pengajuanAsset.approveMasukAsset}
      draft={({ idPengajuanAsset }) => idPengajuanAsset}
      initial={belumMasuk}
      checkedBy="browser"
      check={({ statusAsset }) => (statusAsset ? {} : { statusAsset: STATUS_ASSET_KOSONG })}
      toastWhenWrong
      instead={async ({ idPengajuanAsset: idPengajuan }) => {
        const { data } = await send(pengajuanAsset.getDetailPengajuanAsset, { idPengajuan });
        return data.aksi.masuk.boleh ? null : () => detail.open(idPengajuan);
      }}
      fallback="Gagal melakukan update"
      size="lg"
    >
      {({ field, values }, row) => (
        <Stack gap="md">
          <Facts facts={ringkasan(row)} />
          <Text size="sm" c="dimmed">
            Kode asset dibuat otomatis, dan penyusutan dihitung mulai hari ini.
          </Text>
          <Select
            label={isiPengajuanAsset.masukAsset.label}
            placeholder={labelMasuk(false)}
            withAsterisk
            allowDeselect={false}
            data={PILIHAN}
            {...field("statusAsset")}
            value={values.statusAsset || null}
          />
        </Stack>
      )}
    </FormShell>
  );
}

function ringkasan(row: PengajuanAsset): Fact[] {
  const kategori = row.kategoriAsset[0];
  const lama = kategori ? `${kategori.pembagi} bulan (${desimal(tahunDari(kategori.pembagi))} tahun)` : null;
  return [
    ...recordFacts(
      isiPengajuanAsset,
      row,
      "namaBarang",
      ...inOrder(tempatBarang)("kategoriAsset", "lokasiAsset"),
      "harga",
    ),
    { label: "Lama Penyusutan", value: lama },
    {
      label: "Penyusutan per Bulan",
      value: kategori && <Money value={susutPerBulan({ harga: row.harga, pembagi: kategori.pembagi })} />,
    },
  ];
}
