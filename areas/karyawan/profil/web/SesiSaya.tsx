import { Badge, Button, Group, Paper, Skeleton, Text, Title } from "@mantine/core";
import { IconDeviceDesktop, IconDeviceMobile } from "@tabler/icons-react";
import { waktu } from "#kernel/format.ts";
import { useCall } from "#web/api/hooks.ts";
import { leave } from "#web/api/leave.ts";
import { forgetSession } from "#web/api/session.ts";
import { useConfirmedCall } from "#web/ui/dialog/useConfirmedCall.ts";
import { type Sesi, session } from "../../session/contract.ts";
import classes from "./profil.module.css";

/** The person's sessions; all but the present one can be ended. */
export function SesiSaya() {
  const { data, error, refetch } = useCall(session.getSesi, {});
  const akhiriSemua = useConfirmedCall<typeof session.akhiriSemuaSesi, undefined>({
    call: session.akhiriSemuaSesi,
    input: () => ({}),
    ask: "Akhiri semua sesi?",
    text: "Anda keluar dari semua perangkat, dari perangkat ini juga, dan login kembali.",
    busy: "Mengakhiri sesi…",
    fallback: "Gagal mengakhiri sesi",
    done: () => leave(forgetSession),
  });
  return (
    <Paper className={classes.card} p="lg" component="section" aria-labelledby="judul-sesi" aria-busy={!data && !error}>
      <Group justify="space-between" align="start" mb="md" wrap="nowrap">
        <div>
          <Title order={2} fz="md" id="judul-sesi">
            Sesi saya
          </Title>
          <Text fz="sm" c="dimmed">
            Perangkat tempat anda sedang login. Akhiri yang tidak anda kenal, lalu ganti password anda.
          </Text>
        </div>
        <Button
          variant="default"
          size="compact-sm"
          style={{ flexShrink: 0 }}
          onClick={() => void akhiriSemua(undefined)}
        >
          Akhiri semua
        </Button>
      </Group>
      {!data && !error && <Skeleton h={56} />}
      {!data && error && (
        <Group>
          <Text fz="sm">{error.message}</Text>
          <Button variant="default" size="compact-sm" onClick={() => void refetch()}>
            Coba lagi
          </Button>
        </Group>
      )}
      <ul className={classes.sessions}>
        {data?.data.map((sesi) => (
          <Satu key={sesi.idSesi} sesi={sesi} />
        ))}
      </ul>
    </Paper>
  );
}

function Satu({ sesi }: { sesi: Sesi }) {
  const nama = sesi.perangkat || "Perangkat tidak dikenal";
  const dari = sesi.alamat === "" ? "" : ` dari ${sesi.alamat}`;
  const Icon = /Android|iPhone|iPad/.test(nama) ? IconDeviceMobile : IconDeviceDesktop;
  const akhiri = useConfirmedCall<typeof session.akhiriSesi, Sesi>({
    call: session.akhiriSesi,
    input: ({ idSesi }) => ({ idSesi }),
    ask: "Akhiri sesi ini?",
    text: `${nama}${dari}, login sejak ${waktu(sesi.sejak)}, terakhir dipakai ${waktu(sesi.dipakai)}.\nPerangkat itu langsung keluar, dan harus login kembali.`,
    busy: "Mengakhiri sesi…",
    fallback: "Gagal mengakhiri sesi",
  });
  return (
    <li className={classes.session}>
      <Icon size={22} stroke={1.6} aria-hidden />
      <div className={classes.device}>
        <Group gap={8}>
          <Text fw={600} fz="sm">
            {nama}
          </Text>
          {sesi.ini && (
            <Badge variant="light" tt="none">
              Perangkat ini
            </Badge>
          )}
        </Group>
        <Text fz="sm" c="dimmed">
          Sejak {waktu(sesi.sejak)} · terakhir dipakai {waktu(sesi.dipakai)}
          {dari}
        </Text>
      </div>
      {!sesi.ini && (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={`Akhiri sesi ${nama} sejak ${waktu(sesi.sejak)}`}
          onClick={() => void akhiri(sesi)}
        >
          Akhiri
        </Button>
      )}
    </li>
  );
}
