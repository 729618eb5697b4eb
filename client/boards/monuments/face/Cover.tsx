import GreatPyramid from '~icons/game-icons/great-pyramid'
import GreekTemple from '~icons/game-icons/greek-temple'
import Lighthouse from '~icons/game-icons/lighthouse'
import Trireme from '~icons/game-icons/trireme'
import { CoverScene, type Sky } from '../../../kit/CoverScene'

const sky: Sky = {
  top: 0,
  bottom: 320,
  colours: [
    [0, '#b8441c'],
    [0.55, '#e48a3c'],
    [1, '#f4c777'],
  ],
}

/** Evening over the sea of antiquity. */
export function Cover() {
  return (
    <CoverScene sky={sky} ground="#0c2a44">
      <circle cx="120" cy="150" r="74" fill="#ffd98a" opacity=".9" />
      <g fill="none" stroke="#ffd98a" strokeWidth="1.5">
        <circle cx="120" cy="150" r="92" strokeOpacity=".35" />
        <circle cx="120" cy="150" r="110" strokeOpacity=".22" />
        <circle cx="120" cy="150" r="132" strokeOpacity=".14" />
        <circle cx="120" cy="150" r="158" strokeOpacity=".09" />
      </g>
      <g opacity=".55" color="#8c3a1b">
        <Lighthouse className="" x="1" y="171" width="70" height="70" />
        <GreatPyramid className="" x="167" y="171" width="74" height="74" />
        <GreatPyramid className="" x="252" y="186" width="52" height="52" />
        <GreatPyramid className="" x="-92" y="184" width="58" height="58" />
      </g>
      <path
        d="M-700 238c60-16 120-12 200-4s150 12 250-2 180 20 250 6 78-10 120-4 86 6 120-8 150-2 260 8 180-14 440 4v94H-700z"
        fill="#7a2f14"
      />
      <GreekTemple className="" x="51" y="107" width="138" height="138" color="#fff3dc" />
      <path
        d="M-700 250c80-10 140 8 230 2s150-14 230-4 160 16 240 4c50-12 92 4 132 2s76-16 108-10c90 8 160 12 250 2s180-8 450 4v76H-700z"
        fill="#12395a"
      />
      <path
        d="M-700 266c80-8 150 10 240 4s150-10 240-4 150 8 220 2c60-10 100 8 150 2s60-8 90-4c90 8 170 4 260-2s180-4 440 4v60H-700z"
        fill="#0c2a44"
      />
      <Trireme className="" x="32" y="224" width="44" height="44" color="#f3d9a8" />
      <Trireme className="" x="292" y="230" width="30" height="30" color="#f3d9a8" opacity=".8" />
    </CoverScene>
  )
}
