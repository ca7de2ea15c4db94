import { Alert, Checkbox, Skeleton, Text } from "@mantine/core";
import { ribuan, rupiah } from "#kernel/format.ts";
import { useCall } from "#web/api/hooks.ts";
import { MoneyInput } from "#web/ui/field/MoneyInput.tsx";
import { NumberField } from "#web/ui/field/NumberField.tsx";
import type { FormApi, FormValues } from "#web/ui/form/formTypes.ts";
import { LinesFieldset } from "#web/ui/form/LinesFieldset.tsx";
import { tagihan } from "../contract.ts";
import type { PoTertagih } from "../isiTagihan.ts";
import classes from "./tagihan.module.css";

export type Values = FormValues<typeof tagihan.addTagihan>;
export type Barang = { idPo: string; unit: number | string; harga: number | string };

type SatuPoProps = { po: PoTertagih; barang: Barang | undefined; ubah: (barang: Barang | null) => void };

/** A purchase order of the supplier: ticked it is on the bill, with its units and the price as billed. */
function SatuPo({ po, barang, ubah }: SatuPoProps) {
  const { idPo, kloter, namaProduk, belumDitagih, hargaSatuan } = po;
  const selisih = barang ? (Number(barang.unit) || 0) * ((Number(barang.harga) || 0) - hargaSatuan) : 0;
  return (
    <div className={classes.satu}>
      <Checkbox
        checked={barang !== undefined}
        label={`${kloter} · ${namaProduk}`}
        description={`${ribuan(belumDitagih)} unit belum ditagih, ${rupiah(hargaSatuan)} per unit`}
        onChange={(event) =>
          ubah(event.currentTarget.checked ? { idPo, unit: belumDitagih, harga: hargaSatuan } : null)
        }
      />
      {barang && (
        <>
          <NumberField
            aria-label={`Unit ${kloter}`}
            value={barang.unit}
            onChange={(unit) => ubah({ ...barang, unit })}
          />
          <MoneyInput
            aria-label={`Harga satuan ${kloter}`}
            value={barang.harga}
            onChange={(harga) => ubah({ ...barang, harga })}
          />
          <Text size="sm" className={classes.kanan} c={selisih === 0 ? "dimmed" : undefined}>
            {selisih === 0 ? "Sesuai PO" : `Selisih ${selisih > 0 ? "+" : "-"}${rupiah(Math.abs(selisih))}`}
          </Text>
        </>
      )}
    </div>
  );
}

/** The purchase orders of the chosen supplier of which units came that no bill has. */
export function BarangFields({ form }: { form: FormApi<Values> }) {
  const { idPemasok } = form.values;
  const dipilih = idPemasok !== "";
  const { data: answer, error } = useCall(
    tagihan.getBahanTagihan,
    { idPemasok },
    { keepPrevious: false, enabled: dipilih },
  );
  const barang = form.values.barang as readonly Barang[];
  const ubah = (idPo: string, isi: Barang | null) => {
    const ada = barang.some((satu) => satu.idPo === idPo);
    if (isi === null)
      return form.set(
        "barang",
        barang.filter((satu) => satu.idPo !== idPo),
      );
    form.set("barang", ada ? barang.map((satu) => (satu.idPo === idPo ? isi : satu)) : [...barang, isi]);
  };
  return (
    <LinesFieldset legend="Barang yang ditagih">
      {!dipilih && <Text c="dimmed">Pilih pemasok untuk melihat PO yang belum ditagih.</Text>}
      {error && <Alert color="red">{error.message}</Alert>}
      {dipilih && !answer && error === null && <Skeleton height={80} aria-hidden />}
      {answer?.data.po.map((po) => (
        <SatuPo
          key={po.idPo}
          po={po}
          barang={barang.find((satu) => satu.idPo === po.idPo)}
          ubah={(isi) => ubah(po.idPo, isi)}
        />
      ))}
      {answer?.data.po.length === 0 && (
        <Text c="dimmed">Tidak ada unit PO pemasok ini yang sudah datang dan belum ditagih.</Text>
      )}
    </LinesFieldset>
  );
}
