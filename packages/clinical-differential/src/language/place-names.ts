/** Names of places by what is common there, in both languages' spelling; of the Near East and the north of Africa nothing is said. */
import type { Region } from '../assessment.ts';

interface Names {
  readonly region: Region | undefined;
  /** Nothing else is called so. */
  readonly clear: string;
  /** Also the name of a person, a bird or a word of the language: only behind a word of place (in, from, di, dari), in capitals. */
  readonly unclear?: string;
}

export const PLACE_NAMES: readonly Names[] = [
  {
    region: 'indonesia',
    clear: `indonesia|nusantara|jakarta|jabodetabek|bogor|depok|tangerang|bekasi|banten|cilegon|pandeglang|rangkasbitung|jawa(?: barat| tengah| timur)?|jabar|jateng|jatim
|bandung|cimahi|sukabumi|cianjur|garut|tasikmalaya|ciamis|cirebon|indramayu|karawang|purwakarta|sumedang|kuningan jawa|yogyakarta|jogjakarta|jogja|sleman|gunungkidul|kulon progo
|semarang|surakarta|magelang|salatiga|pekalongan|tegal|brebes|cilacap|purwokerto|banyumas|kebumen|wonosobo|kudus|demak|jepara|pati jawa|klaten|boyolali|sragen|wonogiri
|surabaya|sidoarjo|gresik|mojokerto|jombang|kediri|blitar|tulungagung|madiun|ponorogo|pacitan|ngawi|bojonegoro|tuban|lamongan|probolinggo|pasuruan|lumajang|jember|bondowoso|situbondo|banyuwangi|madura|bangkalan|pamekasan|sumenep
|sumatera(?: utara| barat| selatan)?|sumatra|sumut|sumbar|sumsel|aceh|banda aceh|lhokseumawe|meulaboh|nias|sibolga|pematangsiantar|binjai|tapanuli|toba|bukittinggi|payakumbuh|mentawai|pekanbaru|dumai|kepulauan riau|batam|tanjungpinang|bintan|natuna|jambi|bengkulu|palembang|lubuklinggau|prabumulih|bangka|belitung|pangkalpinang|bandar lampung|lampung
|kalimantan(?: barat| tengah| selatan| timur| utara)?|kalbar|kalteng|kalsel|kaltim|kaltara|pontianak|singkawang|ketapang kalimantan|palangkaraya|palangka raya|sampit|banjarmasin|banjarbaru|martapura|samarinda|balikpapan|bontang|kutai|tarakan|nunukan|ikn nusantara
|sulawesi(?: utara| tengah| selatan| tenggara| barat)?|sulsel|sulut|sulteng|sultra|manado|bitung|tomohon|minahasa|gorontalo|kota palu|poso|luwuk|makassar|gowa|parepare|palopo|toraja|bulukumba|kendari|baubau|buton|wakatobi|mamuju|majene
|bali|denpasar|badung|ubud|kuta|singaraja|gianyar|karangasem|lombok|mataram|sumbawa|kota bima|ntb|ntt|nusa tenggara(?: barat| timur)?|kupang|ende flores|flores|maumere|labuan bajo|manggarai|sumba|waingapu|alor|lembata|rote ndao|atambua|maluku(?: utara)?|ambon|seram maluku|kepulauan aru|ternate|tidore|halmahera
|papua(?: barat| selatan| tengah| pegunungan)?(?! new guinea| nugini)|irian(?: jaya)?|jayapura|sentani|timika|mimika|freeport|merauke|manokwari|fakfak|kaimana|nabire|wamena|asmat|biak numfor|boven digoel|raja ampat|keerom`,
    unclear: 'java|solo|padang|malang|medan|riau|serang|palu|sorong|pati|bima|biak|tual|metro|bontang|banjar|borneo',
  },
  {
    region: 'india',
    clear: `india|hindia|delhi|mumbai|bombay|kolkata|calcutta|chennai|madras|bangalore|bengaluru|hyderabad|ahmedabad|pune|jaipur|lucknow|kanpur|nagpur|indore|bhopal|visakhapatnam|vizag|patna|vadodara|ludhiana|agra|nashik|varanasi|srinagar|amritsar|ranchi|coimbatore|kochi|cochin|kozhikode|calicut|thiruvananthapuram|trivandrum|madurai|guwahati|chandigarh|raipur|bhubaneswar|cuttack|dehradun|shimla|puducherry|pondicherry|vellore|mangalore|mysuru|imphal|shillong|aizawl
|kerala|bihar|gujarat|assam|punjab|odisha|orissa|rajasthan|maharashtra|karnataka|tamil nadu|andhra pradesh|telangana|uttar pradesh|madhya pradesh|himachal pradesh|arunachal pradesh|uttarakhand|jharkhand|chhattisgarh|haryana|west bengal|kashmir|ladakh|meghalaya|mizoram|nagaland|tripura|sikkim|andaman`,
    unclear: 'goa|surat india|manipur',
  },
  {
    region: 'africa',
    clear: `africa|afrika|kenya|nairobi|mombasa|uganda|kampala|ghana|accra|nigeria|lagos|abuja|tanzania|dar es salaam|zanzibar|malawi|lilongwe|mozambique|mozambik|maputo|congo|kongo|kinshasa|cameroon|kamerun|yaounde|douala|senegal|dakar|ethiopia|etiopia|addis ababa|eritrea|djibouti|somalia|mogadishu|zambia|lusaka|zimbabwe|harare|south sudan|sudan selatan|sudan|khartoum|bamako|burkina faso|ouagadougou|benin|cotonou|lome|ivory coast|côte d['’]ivoire|cote d['’]ivoire|pantai gading|abidjan|sierra leone|freetown|liberia|monrovia|conakry|guinea-bissau|guinea bissau|equatorial guinea|gabon|libreville|angola|luanda|namibia|windhoek|botswana|rwanda|kigali|burundi|bujumbura|madagascar|madagaskar|gambia|mauritania|central african republic|republik afrika tengah|eswatini|swaziland|lesotho|comoros|south africa|afrika selatan|johannesburg|cape town|durban|pretoria|serengeti|kilimanjaro`,
    unclear: 'mali|chad|niger|togo|guinea|kruger',
  },
  {
    region: 'tropics',
    clear: `thailand|bangkok|chiang mai|phuket|vietnam|hanoi|ho chi minh(?: city)?|saigon|cambodia|kamboja|phnom penh|siem reap|laos|vientiane|myanmar|burma|yangon|philippines|filipina|manila|cebu|mindanao|malaysia|kuala lumpur|penang|sabah|sarawak|johor|singapore|singapura|brunei|timor[- ]leste|east timor|timor timur|dili|papua new guinea|papua nugini|port moresby|solomon islands|kepulauan solomon|vanuatu|fiji|samoa|tonga|kiribati|micronesia|new caledonia|tahiti|hawaii
|sri lanka|colombo|bangladesh|dhaka|chittagong|nepal|kathmandu|pakistan|karachi|lahore|islamabad|peshawar|maldives|maladewa
|brazil|brasil|rio de janeiro|sao paulo|são paulo|salvador bahia|amazon|amazonas|amazonia|manaus|peruvian amazon|colombia|kolombia|bogota|bogotá|medellin|venezuela|caracas|ecuador|ekuador|guayaquil|quito|bolivia|la paz|guyana|suriname|french guiana|paraguay|mexico city|oaxaca|chiapas|yucatan|cancun|guatemala|honduras|el salvador|nicaragua|nikaragua|costa rica|kosta rika|belize|haiti|port-au-prince|dominican republic|republik dominika|puerto rico|jamaica|jamaika|trinidad|barbados|martinique|guadeloupe|caribbean|karibia|havana
|central america|amerika tengah|south america|amerika selatan|latin america|amerika latin|southeast asia|south-east asia|south east asia|asia tenggara|tropics|tropical country|negara tropis|daerah tropis`,
    unclear: '(?<!new )mexico|meksiko|peru|cuba|kuba|panama|(?<!east )timor',
  },
  {
    region: 'temperate',
    clear: `england|inggris|scotland|skotlandia|wales|northern ireland|ireland|irlandia|united kingdom|great britain|london|manchester|birmingham|liverpool|leeds|glasgow|edinburgh|belfast|dublin|germany|jerman|berlin|munich|hamburg|frankfurt|france|pran[cç]is|perancis|marseille|netherlands|belanda|amsterdam|rotterdam|belgium|belgia|brussels|luxembourg|switzerland|zurich|geneva|austria|vienna|italy|italia|milan|naples|spain|spanyol|madrid|barcelona|portugal|lisbon|greece|yunani|athens|denmark|copenhagen|norway|norwegia|oslo|sweden|swedia|stockholm|finland|finlandia|helsinki|iceland|islandia|poland|polandia|warsaw|czech republic|czechia|ceko|prague|slovakia|slovenia|hungary|hungaria|budapest|romania|rumania|bucharest|bulgaria|serbia|croatia|kroasia|bosnia|albania|north macedonia|montenegro|kosovo|moldova|ukraine|ukraina|kyiv|kiev|belarus|lithuania|latvia|estonia|russia|rusia|moscow|siberia|europe|eropa
|united states|u\\.s\\.a?\\.|usa|amerika serikat|new york|california|texas|florida|illinois|pennsylvania|ohio|michigan|new jersey|north carolina|south carolina|arizona|massachusetts|tennessee|indiana|missouri|maryland|wisconsin|colorado|minnesota|alabama|louisiana|kentucky|oregon|oklahoma|connecticut|utah|iowa|nevada|arkansas|mississippi|kansas|new mexico|nebraska|idaho|west virginia|new hampshire|rhode island|montana|delaware|south dakota|north dakota|alaska|vermont|wyoming|new england|chicago|los angeles|san francisco|boston|philadelphia|seattle|miami|atlanta|detroit|washington state|washington dc
|canada|kanada|ontario|quebec|british columbia|alberta|manitoba|saskatchewan|nova scotia|new brunswick|newfoundland|prince edward island|yukon|northwest territories|nunavut|toronto|montreal|vancouver|calgary|ottawa|winnipeg
|australia|new south wales|queensland|tasmania|melbourne|brisbane|perth|adelaide|new zealand|selandia baru|auckland|japan|jepang|tokyo|osaka|korea|seoul|tiongkok|beijing|shanghai|wuhan|taiwan|taipei|hong ?kong|mongolia|kazakhstan|uzbekistan|argentina|buenos aires|uruguay|santiago de chile`,
    unclear:
      'georgia|virginia|carolina|dakota|maine|hawaii|washington|sydney|victoria|florence|paris|rome|roma|venice|china|cina|turkey|turki|chile|chili|amerika|america|swiss|malta|cyprus|nice|austin|houston|denver|phoenix|charlotte|dallas',
  },
  {
    region: undefined,
    clear: `saudi arabia|arab saudi|mecca|mekkah|makkah|madinah|medina|yemen|yaman|qatar|kuwait|bahrain|united arab emirates|uni emirat arab|dubai|abu dhabi|iraq|irak|baghdad|syria|suriah|lebanon|libanon|palestine|palestina|gaza|egypt|mesir|cairo|kairo|libya|tunisia|algeria|aljazair|morocco|maroko|afghanistan|kabul|middle east|timur tengah|north africa|afrika utara`,
    unclear: 'jordan|yordania|israel|iran|oman',
  },
];
