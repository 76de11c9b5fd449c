import { blurred } from './film-canvas.ts';
import { type Point, path, smooth } from './svg-document.ts';
import { bright, ECHO, outline } from './ultrasound-echoes.ts';
import type { UsFinding } from './ultrasound-findings.ts';

/** Four chambers from the apex: apex on top, the patient's right on the left. */
export function heart(finding: UsFinding): string {
  const bigRight = finding === 'enlargedRv';
  const weak = finding === 'reducedEf';
  const septum = bigRight ? 880 : 770;
  const left: Point[] = weak
    ? [
        [850, 262],
        [1010, 300],
        [1116, 440],
        [1130, 640],
        [1060, 742],
        [800, 736],
        [730, 600],
        [740, 400],
      ]
    : [
        [septum + 50, 300],
        [930 + (bigRight ? 40 : 0), 330],
        [1030, 480],
        [1040, 640],
        [990, 730],
        [septum + 40, 720],
        [septum + 20, 560],
      ];
  const rightChamber: Point[] = weak
    ? [
        [650, 440],
        [590, 500],
        [540, 620],
        [560, 730],
        [630, 742],
        [700, 730],
        [690, 600],
      ]
    : bigRight
      ? [
          [760, 300],
          [620, 380],
          [520, 560],
          [530, 730],
          [620, 740],
          [840, 730],
          [858, 560],
          [840, 380],
        ]
      : [
          [725, 350],
          [640, 430],
          [566, 590],
          [570, 730],
          [640, 742],
          [728, 730],
          [738, 560],
        ];
  const cavity = (points: readonly Point[]) => outline(points, ECHO.free, '#8f9799', 5);
  return [
    path(
      smooth(
        [
          [800, 226],
          [1020, 280],
          [1150, 480],
          [1170, 720],
          [1120, 960],
          [960, 1080],
          [800, 1090],
          [640, 1080],
          [490, 960],
          [450, 720],
          [490, 480],
          [610, 300],
        ],
        true,
      ),
      { fill: ECHO.organ, stroke: ECHO.wall, 'stroke-width': 9, filter: blurred(8) },
    ),
    cavity(left),
    cavity(rightChamber),
    cavity([
      [820, 790],
      [960, 770],
      [1060, 840],
      [1040, 970],
      [920, 1030],
      [820, 1000],
    ]),
    cavity([
      [760, 790],
      [630, 780],
      [540, 850],
      [560, 970],
      [670, 1030],
      [764, 1000],
    ]),
    // Leaflets of the mitral and tricuspid valves.
    bright(
      [
        [810, 760],
        [870, 730],
        [900, 690],
      ],
      9,
    ),
    bright(
      [
        [1050, 770],
        [990, 735],
        [960, 695],
      ],
      9,
    ),
    bright(
      [
        [770, 770],
        [710, 735],
        [680, 705],
      ],
      9,
    ),
    bright(
      [
        [560, 770],
        [610, 735],
        [640, 705],
      ],
      9,
    ),
  ].join('');
}
