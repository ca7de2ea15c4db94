import { Alert, Stack } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { problemOfNomor } from "#areas/penjualan/seri/isiSeri.ts";
import { tanggal } from "#kernel/format.ts";
import { blankOf } from "#kernel/record.ts";
import { useCall } from "#web/api/hooks.ts";
import { DokumenField } from "#web/documents/DokumenField.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { Fields } from "#web/ui/form/Fields.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import type { FormApi, FormValues } from "#web/ui/form/formTypes.ts";
import { inputsOf } from "#web/ui/record/inputsOf.tsx";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import { PilihProduk } from "../../aturan/web/PilihProduk.tsx";
import { keluhan, MAKS_FOTO_KELUHAN, type UnitServis } from "../contract.ts";
import { isianKeluhan } from "../isiKeluhan.ts";

type Values = FormValues<typeof keluhan.addKeluhan>;

/** Notes a complaint; `record` is the serial number, or "" where none was scanned. */
export function KeluhanForm({ dialog }: { dialog: Dialog<string> }) {
  return (
    <FormShell
      dialog={dialog}
      title="Catat Keluhan"
      call={keluhan.addKeluhan}
      initial={(nomor): Values => ({ ...blankOf(isianKeluhan), nomor, dokumen: [] })}
      checkedBy="browser"
      toastWhenWrong
      draft={(nomor) => nomor || "baru"}
      fallback="Gagal mencatat keluhan"
      size="lg"
    >
      {(form) => <Isi form={form} />}
    </FormShell>
  );
}

function Isi({ form }: { form: FormApi<Values> }) {
  const bernomor = String(form.values.nomor).trim() !== "";
  return (
    <Stack gap="md">
      <Fields>
        {inputsOf(isianKeluhan, {
          nomor: <RecordField of={isianKeluhan} name="nomor" form={form} autoCapitalize="characters" />,
          idSo: bernomor ? null : <RecordField of={isianKeluhan} name="idSo" form={form} placeholder="SO-2611-00001" />,
          idProduk: bernomor ? null : (
            <PilihProduk field={form.field("idProduk")} set={(idProduk) => form.set("idProduk", idProduk ?? "")} />
          ),
          customer: bernomor ? null : <RecordField of={isianKeluhan} name="customer" form={form} />,
          keluhan: (
            <>
              {bernomor && <Dikenal nomor={String(form.values.nomor)} />}
              <RecordField of={isianKeluhan} name="keluhan" form={form} />
            </>
          ),
          pelapor: <RecordField of={isianKeluhan} name="pelapor" form={form} />,
          noTelp: (
            <RecordField
              of={isianKeluhan}
              name="noTelp"
              form={form}
              description={bernomor ? "Kosong: nomor di ordernya" : undefined}
            />
          ),
          tanggungan: (
            <RecordField
              of={isianKeluhan}
              name="tanggungan"
              form={form}
              placeholder="Menurut tanggal garansinya"
              description="Pilih hanya bila berbeda dari tanggal garansinya"
            />
          ),
          alasanGaransi: form.values.tanggungan ? (
            <RecordField of={isianKeluhan} name="alasanGaransi" form={form} />
          ) : null,
        })}
        <DokumenField form={form} max={MAKS_FOTO_KELUHAN} withAsterisk={false} />
      </Fields>
    </Stack>
  );
}

/** What is known of the unit: whose it is, and whether its guarantee still holds. */
function Dikenal({ nomor }: { nomor: string }) {
  const [dicari] = useDebouncedValue(nomor.trim(), 300);
  const layak = dicari !== "" && problemOfNomor(dicari) === null;
  const { data, error } = useCall(keluhan.getUnitServis, { nomor: dicari }, { enabled: layak, keepPrevious: false });
  if (data) {
    return (
      <Alert color={data.data.terbuka.length > 0 ? "orange" : "gray"} data-wide>
        {kalimat(data.data)}
      </Alert>
    );
  }
  if (!layak || error === null) return null;
  // Without a network the server knows the unit when the complaint arrives there.
  return error.status === null ? null : (
    <Alert color="red" data-wide>
      {error.message}
    </Alert>
  );
}

function kalimat({ namaProduk, customer, garansiSampai, terbuka }: UnitServis): string {
  const garansi = garansiSampai === null ? "belum dikirim" : `garansi sampai ${tanggal(garansiSampai)}`;
  const lagi = terbuka.length > 0 ? `. Masih ada keluhan ${terbuka.join(", ")}` : "";
  return `${[namaProduk, customer, garansi].filter(Boolean).join(" · ")}${lagi}`;
}
