import { Button, Group, Skeleton, Stack, Text, TextInput } from "@mantine/core";
import { IconBrandWhatsapp } from "@tabler/icons-react";
import { useState } from "react";
import { whatsapp } from "#areas/penjualan/whatsapp/contract.ts";
import type { JenisWa } from "#areas/penjualan/whatsapp/isiWa.ts";
import { useAction, useCall } from "../api/hooks.ts";
import { useMay } from "../api/session.ts";
import { Section } from "../ui/dialog/DetailShell.tsx";
import { StatusBadge } from "../ui/value/StatusBadge.tsx";
import { Waktu } from "../ui/value/Tanggal.tsx";
import type { Kertas } from "./kertas.ts";
import { STATUS_WA } from "./statusWa.ts";

type KirimWaProps = { jenis: JenisWa; id: string; pesan: Kertas["pesan"] };

/** Sends a paper from the company's own number at WhatsApp, and says what became of it; nothing where it has none. */
export function KirimWa({ jenis, id, pesan }: KirimWaProps) {
  const { data } = useCall(whatsapp.getPesanWa, { jenis, id }, { keepPrevious: false });
  if (!data || (!data.siap && data.data.length === 0)) return null;
  return (
    <Section title="WhatsApp perusahaan">
      <Stack gap="xs">
        {data.siap && <Isian jenis={jenis} id={id} pesan={pesan} />}
        {data.data.map(({ idPesan, nomor, status, sejak, alasan }) => (
          <Group key={idPesan} gap="xs">
            <StatusBadge map={STATUS_WA} state={status} />
            <Text size="sm">
              {nomor} · <Waktu value={sejak} />
              {alasan && ` · ${alasan}`}
            </Text>
          </Group>
        ))}
      </Stack>
    </Section>
  );
}

function Isian({ jenis, id, pesan }: KirimWaProps) {
  const boleh = useMay(pesan.call);
  const { data } = useCall(pesan.call, pesan.input as never, { enabled: boleh });
  if (boleh && data === undefined) return <Skeleton height={36} aria-hidden />;
  return <Nomor jenis={jenis} id={id} awal={data?.data.telepon ?? ""} />;
}

function Nomor({ jenis, id, awal }: { jenis: JenisWa; id: string; awal: string }) {
  const [nomor, setNomor] = useState(awal);
  const kirim = useAction(whatsapp.kirimWa, { fallback: "Gagal mengirim pesan WhatsApp", fieldErrors: "dialog" });
  return (
    <Group gap="xs" align="flex-end">
      <TextInput
        label="Nomor WhatsApp"
        type="tel"
        value={nomor}
        onChange={({ currentTarget }) => setNomor(currentTarget.value)}
      />
      <Button
        leftSection={<IconBrandWhatsapp size={16} aria-hidden />}
        loading={kirim.isPending}
        disabled={nomor.trim() === ""}
        onClick={() => kirim.mutate({ jenis, id, nomor })}
      >
        Kirim PDF
      </Button>
    </Group>
  );
}
