import { ActionIcon, Indicator } from "@mantine/core";
import { IconBell } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { kabar } from "#areas/sistem/kabar/contract.ts";
import { useCall } from "../api/hooks.ts";
import { KABAR } from "../ui/page/paths.ts";

const TERBANYAK = 99;

/** The bell: how many news are not read yet, on every device the same. */
export function KabarBell() {
  const { data } = useCall(kabar.getKabarBaru, {}, { aside: true });
  const baru = data?.data.baru ?? 0;
  const label = baru === 0 ? "Kabar" : `Kabar, ${baru} belum dibaca`;
  return (
    <Indicator
      label={baru > TERBANYAK ? `${TERBANYAK}+` : baru}
      disabled={baru === 0}
      size={17}
      offset={5}
      color="red.8"
      styles={{ indicator: { pointerEvents: "none" } }}
    >
      <ActionIcon
        component={Link}
        to={KABAR}
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={label}
        data-tip={label}
      >
        <IconBell size={20} stroke={1.6} aria-hidden />
      </ActionIcon>
    </Indicator>
  );
}
