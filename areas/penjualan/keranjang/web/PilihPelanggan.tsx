import { Button, Group, Text } from "@mantine/core";
import { IconUserCheck, IconX } from "@tabler/icons-react";
import { memo, useState } from "react";
import type { FormApi } from "#web/ui/form/formTypes.ts";
import type { PilihanPelanggan } from "../../pelanggan/barisPelanggan.ts";
import { PelangganSelect } from "../../pelanggan/web/PelangganSelect.tsx";
import type { IsianOrder } from "./formOrder.ts";

type Form = FormApi<
  Pick<
    IsianOrder,
    "idPelanggan" | "pelanggan" | "namaCustomer" | "customerInstansi" | "alamatCustomer" | "noTelp" | "email"
  >
>;
type PilihProps = { form: Form; untuk?: "Order" | "Penawaran" };

/** A known customer fills the form of an order or an offer; a new one is simply typed into it. Other fields are none of its business. */
export const PilihPelanggan = memo(PlainPilihPelanggan, ({ form: before }, { form: now }) => {
  const same = (name: "idPelanggan" | "pelanggan") => before.values[name] === now.values[name];
  return same("idPelanggan") && same("pelanggan") && before.errorAt("idPelanggan") === now.errorAt("idPelanggan");
});

function PlainPilihPelanggan({ form, untuk = "Order" }: PilihProps) {
  const [typed, setTyped] = useState("");
  const { idPelanggan, pelanggan } = form.values;
  if (idPelanggan !== "") return <Dipilih form={form} untuk={untuk} nama={pelanggan} />;
  return (
    <PelangganSelect
      label="Cari pelanggan lama"
      placeholder="Tiga huruf nama, instansi atau nomor"
      value={typed}
      error={form.field("idPelanggan").error}
      onType={setTyped}
      onChoose={(one) => {
        setTyped("");
        isi(form, one);
      }}
    />
  );
}

function isi(form: Form, one: PilihanPelanggan): void {
  form.set("idPelanggan", String(one.idPelanggan));
  form.set("pelanggan", [one.nama, one.instansi].filter(Boolean).join(" · "));
  form.set("namaCustomer", one.nama);
  form.set("customerInstansi", one.instansi || one.nama);
  form.set("alamatCustomer", one.alamat);
  // The order form takes digits alone.
  form.set("noTelp", one.telepon.replace(/[^0-9]/g, ""));
  form.set("email", one.email);
}

function Dipilih({ form, untuk, nama }: Required<PilihProps> & { nama: string }) {
  const lepas = () => {
    form.set("idPelanggan", "");
    form.set("pelanggan", "");
  };
  return (
    <Group
      gap="xs"
      justify="space-between"
      wrap="nowrap"
      role="status"
      aria-label={`Pelanggan ${untuk.toLowerCase()} ini`}
    >
      <Group gap={6} wrap="nowrap">
        <IconUserCheck size={18} aria-hidden style={{ flex: "none" }} />
        <Text size="sm">
          {untuk} untuk <b>{nama}</b>
        </Text>
      </Group>
      <Button
        size="compact-xs"
        variant="default"
        flex="none"
        leftSection={<IconX size={14} aria-hidden />}
        onClick={lepas}
      >
        Pelanggan lain
      </Button>
    </Group>
  );
}
